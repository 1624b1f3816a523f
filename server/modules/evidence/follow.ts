import { inArray } from 'drizzle-orm';

import { evidenceOwnControl, record } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { rederiveOwnControls } from '#server/modules/derivation/index.ts';

/** The own controls that pieces of evidence prove. */
export async function provedBy(ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: evidenceOwnControl.ownControlId })
    .from(evidenceOwnControl)
    .where(inArray(evidenceOwnControl.evidenceId, [...ids]));
  return rows.map(({ id }) => id);
}

/** Makes own controls and positions follow evidence, in the transaction of its change. @param before what it proved until now */
export async function followEvidence(
  ids: readonly string[],
  before: readonly string[],
  event: 'changed' | 'removed' | 'restored',
): Promise<void> {
  const proved = [...before, ...(await provedBy(ids))];
  if (proved.length === 0) return;
  const [first] = await db
    .select({ ref: record.ref })
    .from(record)
    .where(inArray(record.id, [...ids]))
    .limit(1);
  const name = ids.length > 1 ? `${ids.length} pieces of evidence` : (first?.ref ?? 'Evidence');
  await rederiveOwnControls(proved, { by: scopeOfTransaction().userId || null, words: `${name} ${event}` });
}
