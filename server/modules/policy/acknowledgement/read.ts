import { and, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { acknowledgementState } from '#domain/policy/acknowledgement-state.ts';
import { numberText } from '#domain/policy/lifecycle.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
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
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { anyContains, lockOfRecord, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { countedVersionId } from './counting.ts';

type Query = Omit<Input<'PolicyAcknowledgements.exportFile'>['query'], 'format'>;

/** The state of a request in SQL, as `domain/policy/acknowledgement-state.ts` has it. */
const stateInSql = sql<Schemas['AcknowledgementState']>`case
  when ${acknowledgement.at} is not null then 'ACKNOWLEDGED'
  when ${request.revokedAt} is not null then 'REVOKED'
  when ${request.supersededAt} is not null then 'SUPERSEDED'
  when ${request.expiresAt} <= now() then 'EXPIRED'
  when ${request.openedAt} is null then 'REQUESTED'
  else 'OPENED' end`;

const rank = sql<number>`array_position(array[${sql.join(
  acknowledgementStateValues.map((value) => sql`${value}`),
  sql`, `,
)}]::text[], ${stateInSql})`;

const ofVersion = eqWithinOrganisation(policyVersion.id, request.versionId);
const ofRequest = eqWithinOrganisation(acknowledgement.requestId, request.id);

/** The version for which a request counts. */
const counted = alias(policyVersion, 'counted');
const ofCounted = and(eq(counted.organisationId, request.organisationId), eq(counted.id, countedVersionId));

const joined = () =>
  db
    .select({
      request,
      given: acknowledgement,
      number: { major: policyVersion.major, minor: policyVersion.minor },
      counted: { major: counted.major, minor: counted.minor },
    })
    .from(request)
    .innerJoin(policyVersion, ofVersion)
    .innerJoin(counted, ofCounted)
    .leftJoin(acknowledgement, ofRequest);

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

const proofIn = (given: typeof acknowledgement.$inferSelect): Schemas['AcknowledgementProof'] => {
  const { contentSha256, sentence, address, userAgent, sha256 } = given;
  return { contentSha256, sentence, address, userAgent, sha256 };
};

function shown({
  request: row,
  given,
  number,
  counted: countedNumber,
}: Awaited<ReturnType<typeof joined>>[number]): Schemas['AcknowledgementRequest'] {
  const instants = {
    openedAt: instantOf(row.openedAt),
    expiresAt: row.expiresAt.toISOString(),
    acknowledgedAt: instantOf(given?.at ?? null),
    revokedAt: instantOf(row.revokedAt),
    supersededAt: instantOf(row.supersededAt),
  };
  return {
    id: row.id,
    version: row.version,
    recipient: { name: row.name, email: row.email },
    policyVersion: numberText(number),
    expiresOn: lastDayOf(row.expiresAt, row.endZone),
    countsFor: numberText(countedNumber),
    state: acknowledgementState(instants, Date.now()),
    requestedAt: row.requestedAt.toISOString(),
    sentAt: instantOf(row.sentAt),
    failedAt: instantOf(row.failedAt),
    reminderCount: row.reminderCount,
    lastReminderAt: instantOf(row.lastReminderAt),
    receiptCode: given?.code ?? null,
    proof: given && proofIn(given),
    ...instants,
  };
}

/** A request with the policy that it is about. */
interface RequestOfPolicy {
  readonly policy: Schemas['RecordReference'];
  readonly request: Schemas['AcknowledgementRequest'];
}

/** Some requests, and how many there are. */
interface RequestsOfPolicies {
  readonly requests: readonly RequestOfPolicy[];
  readonly total: number;
}

/** The latest request of each live policy to any of the addresses, open ones first; at most so many. */
export async function latestRequestsTo(addresses: readonly string[], most: number): Promise<RequestsOfPolicies> {
  const latest = db
    .selectDistinctOn([request.policyId], { id: request.id, title: record.title, ref: record.ref })
    .from(request)
    .innerJoin(record, eqWithinOrganisation(record.id, request.policyId))
    .where(and(inArray(request.email, [...addresses]), isNull(record.deletedAt)))
    .orderBy(request.policyId, sql`${request.requestedAt} desc`, request.id)
    .as('latest');
  const names = await db.select().from(latest);
  const rows = await joined()
    .where(
      inArray(
        request.id,
        names.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${stateInSql} not in ('REQUESTED', 'OPENED')`, sql`${request.requestedAt} desc`, request.id)
    .limit(most);
  const named = new Map(names.map(({ id, ...name }) => [id, name]));
  const requests = rows.map((row) => {
    const { ref = '', title = '' } = named.get(row.request.id) ?? {};
    return { policy: { id: row.request.policyId, ref, title }, request: shown(row) };
  });
  return { requests, total: names.length };
}

/** @throws ApiError 404 if it does not exist */
export async function requestWith(id: string): Promise<Schemas['AcknowledgementRequest']> {
  const [found] = await joined().where(eq(request.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

/** A request of a live policy, locked until the transaction ends. @throws ApiError 404 */
export async function lockRequest(id: string) {
  return lockOfRecord(request, () =>
    db
      .select({ row: request, entity: { id: record.id, ref: record.ref, title: record.title } })
      .from(request)
      .innerJoin(record, eqWithinOrganisation(record.id, request.policyId))
      .where(and(eq(request.id, id), isNull(record.deletedAt))),
  );
}

async function countOf(condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(request)
    .innerJoin(counted, ofCounted)
    .leftJoin(acknowledgement, ofRequest)
    .where(condition);
  return row?.total ?? 0;
}

const isOf = (versions: Schemas['AcknowledgementVersions']) =>
  versions === 'IN_FORCE' ? counted.isInForce : not(counted.isInForce);

const matching = ({ search, state = [], versions = [] }: Query) =>
  and(
    anyContains([request.name, request.email], search),
    state.length === 0 ? undefined : inArray(stateInSql, state),
    versions.length === 0 ? undefined : or(...versions.map(isOf)),
  );

/** The order of a list: the latest first, unless it is asked for another. */
const orderOf = (query: Query) => {
  const sorts = {
    recipient: sql`coalesce(nullif(${request.name}, ''), ${request.email})`,
    state: rank,
    requestedAt: request.requestedAt,
    acknowledgedAt: acknowledgement.at,
  };
  return newestFirst(query, sorts, { at: request.requestedAt, id: request.id });
};

/** One page of the requests to acknowledge a policy. */
export async function requestPage(policyId: string, query: Input<'PolicyAcknowledgements.list'>['query']) {
  const scope = eq(request.policyId, policyId);
  const filter = matching(query);
  const { perPage, offset } = pageOf(query);
  const [rows, totals] = await Promise.all([
    joined()
      .where(and(scope, filter))
      .orderBy(...orderOf(query))
      .limit(perPage)
      .offset(offset),
    totalsOf(countOf, scope, filter),
  ]);
  return toPage(query, totals, rows.map(shown));
}

/** The ids of all requests of a list in its order: recipients are people, so that they fit in memory. */
async function* idsIn(policyId: string, query: Query, size: number): AsyncGenerator<string[]> {
  const rows = await db
    .select({ id: request.id })
    .from(request)
    .innerJoin(counted, ofCounted)
    .leftJoin(acknowledgement, ofRequest)
    .where(and(eq(request.policyId, policyId), matching(query)))
    .orderBy(...orderOf(query));
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size).map(({ id }) => id);
}

/** A list of requests as an export reads it. */
export const exportedRequests = (policyId: string, query: Query) => ({
  isLonger: async (most: number) => (await countOf(and(eq(request.policyId, policyId), matching(query)))) > most,
  batches: (size: number) => idsIn(policyId, query, size),
  async read(ids: readonly string[]) {
    const rows = await joined().where(inArray(request.id, [...ids]));
    const found = new Map(rows.map((row) => [row.request.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : [shown(row)];
    });
  },
});

/** How many requests for the version in force are in each state. */
export async function requestStates(policyId: string): Promise<Schemas['AcknowledgementStates']> {
  const rows = await db
    .select({ state: stateInSql, count: sql<number>`count(*)::int` })
    .from(request)
    .innerJoin(counted, ofCounted)
    .leftJoin(acknowledgement, ofRequest)
    .where(and(eq(request.policyId, policyId), counted.isInForce))
    .groupBy(sql`1`);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return { byState: acknowledgementStateValues.map((state) => ({ state, count: counts.get(state) ?? 0 })) };
}
