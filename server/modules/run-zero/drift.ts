import { and, inArray, sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, runZeroAsset, runZeroMove } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { deviceFacts } from './facts.ts';
import { devicesWith } from './page.ts';

/** @throws ApiError 400 naming each of these ids that is not of a device of the organisation */
export function refuseUnknown(ids: readonly string[], found: ReadonlySet<string>, fieldOf: (index: number) => string) {
  const errors = ids.flatMap((id, index) =>
    found.has(id.toLowerCase()) ? [] : [{ field: fieldOf(index), message: 'This device does not exist' }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Notes that devices have changed since they were moved: later changes are compared with what they are now. One that was not moved
 * has nothing to note.
 * @throws ApiError 400 naming each that does not exist
 */
export async function noteDrift(
  ids: readonly string[],
  context: OrganisationContext,
): Promise<Schemas['RunZeroNoted']> {
  const isOne = inArray(runZeroAsset.id, [...ids]);
  // What belongs to a record changes only while that is held (decision 092).
  const assets = db
    .select({ id: runZeroMove.assetId })
    .from(runZeroMove)
    .where(inArray(runZeroMove.runZeroAssetId, [...ids]));
  await db.select({ id: record.id }).from(record).where(inArray(record.id, assets)).orderBy(record.id).for('update');
  const rows = await db.select({ id: runZeroAsset.id }).from(runZeroAsset).where(isOne).for('update');
  const found = rows.map(({ id }) => id);
  refuseUnknown(ids, new Set(found), (index) => `deviceIds/${index}`);
  await db
    .update(runZeroMove)
    .set({ taken: sql`${deviceFacts}` })
    .from(runZeroAsset)
    .where(and(sql`${runZeroAsset.id} = ${runZeroMove.runZeroAssetId}`, isOne));
  return { devices: await devicesWith(found, context) };
}
