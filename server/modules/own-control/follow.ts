import { and, eq, inArray } from 'drizzle-orm';

import { ownControl, record } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { rederiveOwnControls } from '#server/modules/derivation/index.ts';
import { endAcceptancesOf } from '#server/modules/risk/index.ts';

const actor = () => scopeOfTransaction().userId || null;

/** `C-0012`, or for several `3 own controls`. */
async function namesOf(ids: readonly string[]): Promise<string> {
  if (ids.length > 1) return `${ids.length} own controls`;
  const [found] = await db
    .select({ ref: record.ref })
    .from(record)
    .where(inArray(record.id, [...ids]));
  return found?.ref ?? 'An own control';
}

/** Makes positions and acceptances of risks follow own controls that were removed or restored, in the same transaction. */
export async function followRemoval(ids: readonly string[], event: 'removed' | 'restored'): Promise<void> {
  await rederiveOwnControls(ids, { by: actor(), words: `${await namesOf(ids)} ${event}` });
  if (event === 'removed') await endAcceptancesOf(ids);
}

/** Which of these own controls are retired. */
export async function retiredAmong(ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: ownControl.id })
    .from(ownControl)
    .where(and(inArray(ownControl.id, [...ids]), eq(ownControl.implementation, 'RETIRED')));
  return rows.map(({ id }) => id);
}

/** Makes positions and acceptances of risks follow own controls that are retired now, or no longer. */
export async function followRetirement(wereRetired: readonly string[], areRetired: readonly string[]): Promise<void> {
  const ended = areRetired.filter((id) => !wereRetired.includes(id));
  const resumed = wereRetired.filter((id) => !areRetired.includes(id));
  if (ended.length > 0) await rederiveOwnControls(ended, { by: actor(), words: `${await namesOf(ended)} retired` });
  await endAcceptancesOf(ended);
  if (resumed.length > 0)
    await rederiveOwnControls(resumed, { by: actor(), words: `${await namesOf(resumed)} no longer retired` });
}
