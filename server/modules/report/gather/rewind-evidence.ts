import { sql } from 'drizzle-orm';

import { freshnessOf } from '#domain/compliance/freshness.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { evidenceVersion, lastDayCovered } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { labelOf } from '#server/modules/record/index.ts';

import type { PastRecord } from './records.ts';

/** What evidence covered at a moment, by the version that it had then, and how fresh it was on that day. */
export async function rewindEvidence(
  records: readonly PastRecord[],
  { asOf, day }: { readonly asOf: Date; readonly day: string },
): Promise<void> {
  const { rows } = await db.execute<{ id: string; until: string | null }>(sql`
    select distinct on (evidence_id) evidence_id as id, (${lastDayCovered})::text as until
    from ${evidenceVersion} where replaced_at >= ${asOf} order by evidence_id, number`);
  const was = new Map(rows.map(({ id, until }) => [id, until]));
  const words = textsOfKind('evidence')['freshness'];
  for (const { id, cells } of records) {
    const now = cells.get('coveredUntil');
    const until = was.has(id) ? (was.get(id) ?? null) : now ? String(now.value) : null;
    if (cells.has('coveredUntil')) cells.set('coveredUntil', until === null ? null : { type: 'day', value: until });
    const freshness = freshnessOf(until, day);
    if (cells.has('freshness'))
      cells.set('freshness', { type: 'text', value: words === undefined ? freshness : labelOf(words, freshness) });
  }
}
