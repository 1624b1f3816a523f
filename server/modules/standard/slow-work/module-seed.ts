import { and, eq, inArray } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { standard, type PlannedItem } from '#server/database/schema/index.ts';
import type { Seed } from '#server/modules/platform/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { addModule, changeModule, listedModules } from '../module/modules.ts';
import { shippedBy, workOf } from '../seeds.ts';
import { shippedModules } from '../shipped/modules.ts';
import { readShipped } from './shipped.ts';

/** The titles of the standards of a shipped module. Reads files. */
async function titlesOf({ standards }: (typeof shippedModules)[number]): Promise<string[]> {
  const titles: string[] = [];
  for (const key of standards) titles.push((await readShipped(key, platformOwner)).catalogue.title);
  return titles;
}

/** Those of the standards that are in the catalogue. */
const standardsNamed = (database: CatalogueDatabase, titles: readonly string[]) =>
  database
    .select({ id: standard.id, title: standard.title })
    .from(standard)
    .where(and(eq(standard.ownerId, platformOwner), inArray(standard.title, [...titles])))
    .execute();

const moduleNamed = async (database: CatalogueDatabase, name: string) =>
  (await listedModules(database)).find((one) => one.name === name);

/** Adds the modules that come with Attest, and to them those of its standards that are in the catalogue. */
export const moduleSeed: Seed = {
  async plan(platform) {
    const items: PlannedItem[] = [];
    for (const shipped of shippedModules) {
      const wanted = await standardsNamed(platform, await titlesOf(shipped));
      const found = await moduleNamed(platform, shipped.name);
      const held = new Set(found?.standards.map(({ id }) => id));
      const titles = wanted.flatMap(({ id, title }) => (held.has(id) ? [] : [title])).join(', ');
      const item = { subject: shipped.name, key: shipped.name };
      const reach = shipped.isForAll ? 'every organisation' : 'organisations that are given it';
      if (found === undefined)
        items.push({
          ...item,
          effect: 'ADDS',
          detail: `A module for ${reach}, with ${titles || 'no standard yet'}`,
          seen: '',
        });
      else if (titles !== '')
        items.push({
          ...item,
          effect: 'CHANGES',
          detail: `Gets ${titles}: only organisations that have the module may then adopt it`,
          seen: `${found.version}`,
        });
    }
    return items;
  },
  async prepare({ key, effect }) {
    const shipped = shippedBy(shippedModules, ({ name }) => name === key);
    const titles = await titlesOf(shipped);
    return async (work) => {
      const wanted = (await standardsNamed(work.database, titles)).map(({ id }) => id);
      if (effect === 'ADDS')
        return addModule(workOf(work), {
          name: shipped.name,
          description: shipped.description,
          isForAll: shipped.isForAll,
          standardIds: wanted,
        });
      const found = await moduleNamed(work.database, key);
      if (found === undefined) throw new Error(`${key} is no longer there`);
      const { id, version, name, description, isForAll, standards: held } = found;
      const standardIds = [...new Set([...held.map((one) => one.id), ...wanted])];
      return changeModule(workOf(work), id, { version, name, description, isForAll, standardIds });
    };
  },
};
