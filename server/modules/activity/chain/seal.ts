import { asc, desc, inArray, sql } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { activity, activitySeal, activityUnsealed } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { beginning, rowHash, sealHash, type LogRow } from './hash.ts';
import { hashedColumns } from './rows.ts';

/** Rows sealed in one transaction: a short one, because others wait for the lock. */
const batchSize = 200;

/** The newest seal of the transaction's organisation: its head. */
export async function newestSeal() {
  const [newest] = await db
    .select({ position: activitySeal.position, sha256: activitySeal.sha256, sealedAt: activitySeal.sealedAt })
    .from(activitySeal)
    .orderBy(desc(activitySeal.position))
    .limit(1);
  return newest;
}

/** The rows that wait to be sealed, in the order in which they were written. */
const waitingRows = (limit: number) =>
  db
    .select({ queued: activityUnsealed.queued, row: hashedColumns })
    .from(activityUnsealed)
    .innerJoin(activity, eqWithinOrganisation(activity.id, activityUnsealed.activityId))
    .orderBy(asc(activityUnsealed.queued))
    .limit(limit);

/** The seals of rows, each following the one before. */
function chained(rows: readonly LogRow[], head: { readonly position: number; readonly sha256: string }, at: Date) {
  let { position, sha256 } = head;
  return rows.map((row) => {
    position += 1;
    const seal = { position, sealedAt: at.toISOString(), rowSha256: rowHash(row) };
    sha256 = sealHash(sha256, seal);
    return { ...seal, sha256, sealedAt: at, organisationId: row.organisationId, activityId: row.id };
  });
}

/**
 * Seals rows of the transaction's organisation in one batch. One process does so at a time: a second one finds nothing to
 * do, and the chain's positions would refuse a fork.
 * @returns how many rows; less than `limit` once none waits
 */
async function sealBatch(organisationId: string, limit: number): Promise<number> {
  const key = sql`hashtextextended(${`seal ${organisationId}`}, 0)`;
  const { rows: locks } = await db.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as taken`);
  if (locks[0]?.taken !== true) return 0;
  const head = (await newestSeal()) ?? { position: 0, sha256: beginning };
  const waiting = await waitingRows(limit);
  if (waiting.length === 0) return 0;
  await db.insert(activitySeal).values(
    chained(
      waiting.map(({ row }) => row),
      head,
      new Date(),
    ),
  );
  await db.delete(activityUnsealed).where(
    inArray(
      activityUnsealed.queued,
      waiting.map(({ queued }) => queued),
    ),
  );
  return waiting.length;
}

/** Seals every row of an organisation's log that was committed before, in short transactions. @returns how many */
export async function sealLog(
  database: Pick<Database, 'inOrganisation'>,
  organisationId: string,
  limit = batchSize,
): Promise<number> {
  const scope = { organisationId, userId: '' };
  let total = 0;
  for (let sealed = limit; sealed === limit; total += sealed)
    sealed = await database.inOrganisation(scope, () => sealBatch(organisationId, limit));
  return total;
}
