import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { PrivilegedStatus } from '#domain/platform/privileged-lifecycle.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { privilegedOperation, userAccount } from '#server/database/schema/index.ts';

export type Operation = Schemas['PrivilegedOperation'];
type Reader = Pick<PlatformDatabase, 'select'>;

const second = alias(userAccount, 'second');

/** One that nobody took on in time is cancelled, whatever is stored. */
const isExpired = sql<boolean>`${privilegedOperation.status} in ('PREPARED', 'AWAITING_SECOND')
  and ${privilegedOperation.expiresAt} <= now()`;

export const currentStatus = sql<PrivilegedStatus>`case when ${isExpired} then 'CANCELLED' else ${privilegedOperation.status} end`;

/** Operations with the names of those who prepared and confirmed them. */
export const operationRows = (database: Reader) =>
  database
    .select({
      stored: privilegedOperation,
      isExpired,
      preparer: userAccount.name,
      second: second.name,
    })
    .from(privilegedOperation)
    .innerJoin(userAccount, eq(userAccount.id, privilegedOperation.preparedBy))
    .leftJoin(second, eq(second.id, privilegedOperation.confirmedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof operationRows>>[number];

export function asOperation({ stored, isExpired: hasExpired, preparer, second: confirmer }: Row): Operation {
  const { preparedBy, confirmedBy, preparedAt, endedAt, plan, log } = stored;
  const { id, version, kind, hash, needsSecond, done } = stored;
  const expiresAt = stored.expiresAt.toISOString();
  return {
    id,
    version,
    kind,
    hash,
    needsSecond,
    done,
    expiresAt,
    status: hasExpired ? 'CANCELLED' : stored.status,
    plan: plan.map(({ effect, subject, detail }) => ({ effect, subject, detail })),
    preparedBy: { id: preparedBy, name: preparer },
    preparedAt: preparedAt.toISOString(),
    confirmedBy: confirmedBy === null ? null : { id: confirmedBy, name: confirmer ?? '' },
    endedAt: hasExpired ? expiresAt : (endedAt?.toISOString() ?? null),
    log: hasExpired ? [...log, { at: expiresAt, text: 'Cancelled: nobody took it on within 24 hours' }] : log,
  };
}

/** @throws ApiError 404 */
export async function readOperation(database: Reader, id: string): Promise<Operation> {
  const [row] = await operationRows(database).where(eq(privilegedOperation.id, id));
  if (row === undefined) throw notFound();
  return asOperation(row);
}
