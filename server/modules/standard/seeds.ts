import { isDeepStrictEqual } from 'node:util';

import type { PlannedItem } from '#server/database/schema/index.ts';
import { logPlatformActivity, type Seed, type SeedWork } from '#server/modules/platform/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';
import { addModel, changeModel, listedModels } from './maturity/models.ts';
import type { CatalogueWork } from './scope.ts';
import { shippedModels, type ShippedModel } from './shipped/maturity-models.ts';

/** The transaction of a change as work in the platform's part of the catalogue. */
export const workOf = ({ database, author }: SeedWork): CatalogueWork => ({
  database,
  log: (entry) => logPlatformActivity(database, author, entry),
});

/** What is known by a key of a plan. */
export function shippedBy<One>(all: readonly One[], isIt: (one: One) => boolean): One {
  const found = all.find(isIt);
  if (found === undefined) throw new Error('This does not come with Attest');
  return found;
}

const modelInput = ({ title, description, levels }: ShippedModel) => ({
  title,
  description,
  levels: levels.map((level) => ({ ...level })),
});

/** The latest model of a name: later versions of it may have the same. */
const modelNamed = async (database: CatalogueDatabase, title: string) =>
  (await listedModels(database)).findLast((one) => one.title === title);

const textsOf = ({ description, levels }: Pick<ShippedModel, 'description' | 'levels'>) => [
  description,
  ...levels.map(({ level, name, description: text }) => [level, name, text]),
];

/** Adds the maturity models that come with Attest as drafts, and gives drafts of them their texts back. */
export const modelSeed: Seed = {
  async plan(platform) {
    const items: PlannedItem[] = [];
    for (const shipped of shippedModels) {
      const { title: subject, levels } = shipped;
      const found = await modelNamed(platform, subject);
      const item = { subject, key: subject };
      if (found === undefined)
        items.push({ ...item, effect: 'ADDS', detail: `A draft with ${levels.length} levels`, seen: '' });
      else if (found.status === 'DRAFT' && !isDeepStrictEqual(textsOf(found), textsOf(shipped)))
        items.push({
          ...item,
          effect: 'CHANGES',
          detail: 'The draft gets the description and the levels back that come with Attest',
          seen: `${found.version}`,
        });
    }
    return items;
  },
  prepare:
    async ({ key, effect }) =>
    async (work) => {
      const input = modelInput(shippedBy(shippedModels, ({ title }) => title === key));
      if (effect === 'ADDS') return addModel(workOf(work), { ...input, replacesId: null });
      const found = await modelNamed(work.database, key);
      if (found === undefined) throw new Error(`${key} is no longer there`);
      return changeModel(workOf(work), found.id, { version: found.version, ...input });
    },
};
