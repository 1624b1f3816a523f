import { asc, gt, sql } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { activity, activityErasure, activitySeal, activityUnsealed } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { ChainCheck, type CheckedLog, type Erasure, type SealedRow } from './check.ts';
import type { Head } from './head.ts';
import { hashedColumns } from './rows.ts';

/** Rows read in one transaction. */
const batchSize = 500;

const erasureColumns = {
  erasedAt: activityErasure.erasedAt,
  erasedBy: activityErasure.eraserName,
  rowSha256: activityErasure.rowSha256,
};

const erasureOf = ({ erasedAt, ...rest }: Omit<Erasure, 'erasedAt'> & { readonly erasedAt: Date }): Erasure => ({
  ...rest,
  erasedAt: erasedAt.toISOString(),
});

/** The links of a chain after a position, with the rows that were sealed. */
export async function sealedRows(after: number, limit: number): Promise<SealedRow[]> {
  const { position, sealedAt, rowSha256, sha256, activityId } = activitySeal;
  const found = await db
    .select({
      seal: { position, sealedAt, rowSha256, sha256, activityId },
      row: hashedColumns,
      erasure: erasureColumns,
    })
    .from(activitySeal)
    .leftJoin(activity, eqWithinOrganisation(activity.id, activitySeal.activityId))
    .leftJoin(activityErasure, eqWithinOrganisation(activityErasure.activityId, activitySeal.activityId))
    .where(gt(position, after))
    .orderBy(asc(position))
    .limit(limit);
  return found.map(({ seal, row, erasure }) => ({
    ...seal,
    sealedAt: seal.sealedAt.toISOString(),
    row: row ?? 'missing',
    erasure: erasure === null ? undefined : erasureOf(erasure),
  }));
}

interface Unsealed {
  /** Rows that the next run of the sealer seals. */
  readonly waiting: number;
  /** A row that will never be sealed: it was added past the trigger, or taken from the queue. */
  readonly unexpected: string | undefined;
}

/** The rows without a seal: they are few, unless someone has tampered with seals. */
async function unsealedRows(): Promise<Unsealed> {
  const { rows } = await db.execute<{ waiting: number; unexpected: string | null }>(sql`
    select count(${activityUnsealed.activityId})::int as waiting,
      min(${activity.id}::text) filter (where ${activityUnsealed.activityId} is null) as unexpected
    from ${activity}
    left join ${activityUnsealed} on ${eqWithinOrganisation(activityUnsealed.activityId, activity.id)}
    where not exists (select from ${activitySeal} where ${eqWithinOrganisation(activitySeal.activityId, activity.id)})`);
  return { waiting: rows[0]?.waiting ?? 0, unexpected: rows[0]?.unexpected ?? undefined };
}

export interface VerifiedLog extends CheckedLog {
  /** Rows that are not sealed yet. */
  readonly waiting: number;
}

/**
 * Verifies the log of an organisation in the database.
 * @param heads those that were kept outside; without any, a log that was cut or rewritten as a whole looks intact
 */
export async function verifyLog(
  database: Pick<Database, 'inOrganisation'>,
  organisationId: string,
  heads: readonly Head[],
): Promise<VerifiedLog> {
  const read = <T>(work: () => Promise<T>) => database.inOrganisation({ organisationId, userId: '' }, work, 'read');
  const check = new ChainCheck(heads);
  for (let after = 0, rows: SealedRow[] = []; ; after = rows.at(-1)?.position ?? after) {
    rows = await read(() => sealedRows(after, batchSize));
    for (const row of rows) check.add(row);
    if (rows.length < batchSize) break;
  }
  const { waiting, unexpected } = await read(unsealedRows);
  const result = check.result(unexpected && `row ${unexpected} has no seal, and does not wait for one`);
  return { ...result, waiting };
}
