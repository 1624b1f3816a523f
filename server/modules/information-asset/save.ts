import { sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { informationAsset, informationAssetParent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

import { identifyAssets } from './doubles.ts';

type AssetInput = Required<Schemas['InformationAssetInput']>;

const saveAssetRows = saveRows(informationAsset);

/** How many assets may stand one above the other: deeper ones are mistakes, and nobody could follow what they inherit. */
const deepest = 20;

/**
 * Whether there are assets among these that would need themselves, or that stand in a line of more than `deepest` assets. Counts removed
 * assets too, so that restoring one cannot close a circle.
 */
async function misplacedAmong(ids: readonly string[]): Promise<{ circular: boolean; tooDeep: boolean }> {
  const parent = informationAssetParent;
  const { rows } = await db.execute<{ circular: boolean; tooDeep: boolean }>(sql`
    with recursive above as (
      select ${parent.assetId} as start, ${parent.parentId} as id, 1 as distance
        from ${parent} where ${parent.assetId} = any(${sql.param(ids)}::uuid[])
      union
      select above.start, ${parent.parentId}, above.distance + 1
        from above join ${parent} on ${parent.assetId} = above.id
        where above.distance <= ${deepest} and above.id <> above.start
    ), below as (
      select ${parent.parentId} as start, ${parent.assetId} as id, 1 as distance
        from ${parent} where ${parent.parentId} = any(${sql.param(ids)}::uuid[])
      union
      select below.start, ${parent.assetId}, below.distance + 1
        from below join ${parent} on ${parent.parentId} = below.id
        where below.distance <= ${deepest} and below.id <> below.start
    ), heights as (
      select start, max(distance) as above, coalesce((select max(distance) from below where below.start = above.start), 0) as below
        from above group by start
    )
    select exists (select from above where id = start) as circular,
      exists (select from heights where heights.above + heights.below >= ${deepest}) as "tooDeep"`);
  return rows[0] ?? { circular: false, tooDeep: false };
}

/** @throws ApiError 400 for assets that need themselves or stand too deep */
async function refuseMisplaced(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { circular, tooDeep } = await misplacedAmong(ids);
  const message = circular
    ? 'An asset cannot be needed by one that it needs itself'
    : `No more than ${deepest} assets can depend on each other in a line`;
  if (circular || tooDeep) throw invalid([{ field: 'parentIds', message }]);
}

/** Inserts or updates assets beside their records, what they and the assets below them inherit, and in what they are compared. */
export async function saveAssets(records: readonly SavedRecord<AssetInput>[]): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  const { organisationId } = first.key;
  await db.execute(sql`select lock_asset_hierarchy(${organisationId})`);
  await saveAssetRows(records);
  const placed = chosenIn(records, 'parentIds');
  const selfish = placed.find(({ key, ids }) => ids.some((id) => id.toLowerCase() === key.id));
  if (selfish !== undefined) throw invalid([{ field: 'parentIds', message: 'An asset cannot be needed by itself' }]);
  await assign(informationAsset, informationAssetParent, informationAsset, placed);
  await refuseMisplaced(placed.filter(({ ids }) => ids.length > 0).map(({ key }) => key.id));
  const ids = records.map(({ key }) => key.id);
  await db.execute(sql`select inherit_asset_levels(${organisationId}, ${sql.param(ids)}::uuid[])`);
  await identifyAssets(ids);
}
