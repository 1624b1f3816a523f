import { and, eq } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { standard, standardVersion, type PlannedItem } from '#server/database/schema/index.ts';
import type { Seed } from '#server/modules/platform/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { imported, importedOnce } from '../import.ts';
import { workOf } from '../seeds.ts';
import { nameOf } from '../versions.ts';
import { readShipped, shippedStandards, type ShippedStandard } from './shipped.ts';

interface Known {
  readonly id: string;
  readonly number: string;
}

/** The versions of the platform's standard of a name, by the id of the standard. */
const versionsOf = (database: CatalogueDatabase, title: string): Promise<Known[]> =>
  database
    .select({ id: standard.id, number: standardVersion.number })
    .from(standard)
    .innerJoin(
      standardVersion,
      and(eq(standardVersion.ownerId, standard.ownerId), eq(standardVersion.standardId, standard.id)),
    )
    .where(and(eq(standard.ownerId, platformOwner), eq(standard.title, title)))
    .execute();

const isShipped = (key: string): key is ShippedStandard => shippedStandards.some((one) => one === key);

function shippedOf(key: string): ShippedStandard {
  if (isShipped(key)) return key;
  throw new Error(`${key} does not come with Attest`);
}

type Shipped = Awaited<ReturnType<typeof readShipped>>;

const planned = (key: ShippedStandard, { catalogue, sha256 }: Shipped, seen: string): PlannedItem => ({
  effect: 'ADDS',
  subject: nameOf({ title: catalogue.title, number: catalogue.version }),
  detail: `A draft, from the file with the SHA-256 ${sha256}. Someone reads and publishes it under Standards`,
  key,
  seen,
});

const isNewer = (number: string, than: string): boolean =>
  number.localeCompare(than, 'en', { numeric: true, sensitivity: 'base' }) > 0;

/** Plans one item for each standard that comes with Attest, unless what is there makes it needless. */
async function planEach(
  database: CatalogueDatabase,
  isWanted: (shipped: Shipped, known: readonly Known[]) => boolean,
): Promise<PlannedItem[]> {
  const items: PlannedItem[] = [];
  for (const key of shippedStandards) {
    const shipped = await readShipped(key, platformOwner);
    const known = await versionsOf(database, shipped.catalogue.title);
    const seen = known
      .map(({ number }) => number)
      .toSorted()
      .join(', ');
    if (isWanted(shipped, known)) items.push(planned(key, shipped, seen));
  }
  return items;
}

/** Adds the standards that come with Attest and are not in the catalogue, as drafts. */
export const standardSeed: Seed = {
  plan: (platform) => planEach(platform, (_shipped, known) => known.length === 0),
  async prepare({ key }) {
    const { catalogue, sha256 } = await readShipped(shippedOf(key), platformOwner);
    return (work) => importedOnce(workOf(work), platformOwner, catalogue, sha256);
  },
};

/** Brings versions that are newer than all of the same standard in the catalogue, as drafts. */
export const standardUpdateSeed: Seed = {
  plan: (platform) =>
    planEach(
      platform,
      ({ catalogue }, known) => known.length > 0 && known.every(({ number }) => isNewer(catalogue.version, number)),
    ),
  async prepare({ key }) {
    const { catalogue, sha256: sourceSha256 } = await readShipped(shippedOf(key), platformOwner);
    return async (work) => {
      const [known] = await versionsOf(work.database, catalogue.title);
      if (known === undefined) throw new Error(`${catalogue.title} is no longer in the catalogue`);
      return imported(workOf(work), platformOwner, {
        catalogue,
        standardId: known.id,
        assessedClasses: null,
        sourceSha256,
      });
    };
  },
};
