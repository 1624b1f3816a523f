import { and, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import { acknowledgementState } from '#domain/acknowledgement-state.ts';
import { numberText } from '#domain/policy-lifecycle.ts';
import { acknowledgementStateValues } from '#openapi/generated/values.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  policyVersion,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { containing, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

type Query = Input<'PolicyAcknowledgements.list'>['query'];

/** The state of a request in SQL, as `domain/acknowledgement-state.ts` has it. */
const stateInSql = sql<Schemas['AcknowledgementState']>`case
  when ${acknowledgement.at} is not null then 'ACKNOWLEDGED'
  when ${request.revokedAt} is not null then 'REVOKED'
  when ${request.expiresAt} <= now() then 'EXPIRED'
  when ${request.openedAt} is null then 'REQUESTED'
  else 'OPENED' end`;

const rank = sql<number>`array_position(array[${sql.join(
  acknowledgementStateValues.map((value) => sql`${value}`),
  sql`, `,
)}]::text[], ${stateInSql})`;

const joined = () =>
  db
    .select({
      request,
      acknowledgedAt: acknowledgement.at,
      receiptCode: acknowledgement.code,
      number: { major: policyVersion.major, minor: policyVersion.minor },
    })
    .from(request)
    .innerJoin(
      policyVersion,
      and(eq(policyVersion.organisationId, request.organisationId), eq(policyVersion.id, request.versionId)),
    )
    .leftJoin(
      acknowledgement,
      and(eq(acknowledgement.organisationId, request.organisationId), eq(acknowledgement.requestId, request.id)),
    );

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

function shown({
  request: row,
  acknowledgedAt,
  receiptCode,
  number,
}: Awaited<ReturnType<typeof joined>>[number]): Schemas['AcknowledgementRequest'] {
  const instants = {
    openedAt: instantOf(row.openedAt),
    expiresAt: row.expiresAt.toISOString(),
    acknowledgedAt: instantOf(acknowledgedAt),
    revokedAt: instantOf(row.revokedAt),
  };
  return {
    id: row.id,
    version: row.version,
    recipient: { name: row.name, email: row.email },
    policyVersion: numberText(number),
    state: acknowledgementState(instants, Date.now()),
    requestedAt: row.requestedAt.toISOString(),
    sentAt: instantOf(row.sentAt),
    failedAt: instantOf(row.failedAt),
    reminderCount: row.reminderCount,
    lastReminderAt: instantOf(row.lastReminderAt),
    receiptCode,
    ...instants,
  };
}

/** @throws ApiError 404 if it does not exist */
export async function requestWith(id: string): Promise<Schemas['AcknowledgementRequest']> {
  const [found] = await joined().where(eq(request.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

/** A request of a live policy, locked until the transaction ends. @throws ApiError 404 */
export async function lockRequest(id: string) {
  const [found] = await db
    .select({ row: request, entity: { id: record.id, ref: record.ref, title: record.title } })
    .from(request)
    .innerJoin(record, and(eq(record.organisationId, request.organisationId), eq(record.id, request.policyId)))
    .where(and(eq(request.id, id), isNull(record.deletedAt)))
    .for('update', { of: request });
  if (found === undefined) throw notFound();
  return found;
}

async function countOf(condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(request)
    .leftJoin(
      acknowledgement,
      and(eq(acknowledgement.organisationId, request.organisationId), eq(acknowledgement.requestId, request.id)),
    )
    .where(condition);
  return row?.total ?? 0;
}

/** One page of the requests to acknowledge a policy, the latest first. */
export async function requestPage(policyId: string, query: Query) {
  const scope = eq(request.policyId, policyId);
  const { state, search } = query;
  const filter = and(
    search ? or(ilike(request.name, containing(search)), ilike(request.email, containing(search))) : undefined,
    state === undefined || state.length === 0 ? undefined : inArray(stateInSql, state),
  );
  const { perPage, offset } = pageOf(query);
  const sorts = {
    recipient: sql`coalesce(nullif(${request.name}, ''), ${request.email})`,
    state: rank,
    requestedAt: request.requestedAt,
    acknowledgedAt: acknowledgement.at,
  };
  const [rows, totals] = await Promise.all([
    joined()
      .where(and(scope, filter))
      .orderBy(...newestFirst(query, sorts, { at: request.requestedAt, id: request.id }))
      .limit(perPage)
      .offset(offset),
    totalsOf(countOf, scope, filter),
  ]);
  return toPage(query, totals, rows.map(shown));
}
