import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { requestLifecycle } from '#domain/organisation/request-lifecycle.ts';
import { requestStatusTexts } from '#domain/words/organisation.ts';
import { featureTexts } from '#domain/words/people.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, MemberContext, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import {
  catalogueModule,
  membership,
  membershipPermission,
  organisation,
  organisationFeature,
  organisationModule,
  organisationRequest,
  userAccount,
} from '#server/database/schema/index.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { logPlatformActivity } from './activity.ts';
import { changePeople, type PlatformTransaction } from './people.ts';
import { requestDecidedJob } from './request-job.ts';

type RequestQuery = Input<'PlatformRequests.list'>['query'];
type Request = Schemas['PlatformRequest'];
type Reader = Pick<PlatformDatabase, 'select'>;

const rowsWhere = (database: Reader, condition: SQL | undefined) =>
  database
    .select({
      id: organisationRequest.id,
      version: organisationRequest.version,
      feature: organisationRequest.feature,
      module: { id: catalogueModule.id, name: catalogueModule.name },
      reason: organisationRequest.reason,
      status: organisationRequest.status,
      askedBy: { id: userAccount.id, name: userAccount.name },
      askedAt: organisationRequest.askedAt,
      decidedAt: organisationRequest.decidedAt,
      answer: organisationRequest.answer,
      organisation: { id: organisation.id, name: organisation.name, logo: organisation.logo },
    })
    .from(organisationRequest)
    .innerJoin(organisation, eq(organisation.id, organisationRequest.organisationId))
    .innerJoin(userAccount, eq(userAccount.id, organisationRequest.askedBy))
    .leftJoin(
      catalogueModule,
      and(
        eq(catalogueModule.ownerId, organisationRequest.moduleOwnerId),
        eq(catalogueModule.id, organisationRequest.moduleId),
      ),
    )
    .where(condition)
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

const asRequest = ({ askedAt, decidedAt, ...row }: Row): Request => ({
  ...row,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** @throws ApiError 404 */
async function readRequest(database: Reader, id: string): Promise<Request> {
  const [row] = await rowsWhere(database, eq(organisationRequest.id, id));
  if (row === undefined) throw notFound();
  return asRequest(row);
}

const orders = { askedAt: organisationRequest.askedAt, organisation: organisation.name };

async function requestPage(platform: PlatformDatabase, query: RequestQuery) {
  const condition = and(
    anyContains([organisation.name, userAccount.name], query.search),
    query.status === undefined ? undefined : eq(organisationRequest.status, query.status),
  );
  const { perPage, offset } = pageOf(query);
  const direction = query.desc === true ? desc : asc;
  const rows = await rowsWhere(platform, condition)
    .orderBy(
      ...(query.sortId === undefined ? [sql`${organisationRequest.status} <> 'OPEN'`] : []),
      direction(orders[query.sortId ?? 'askedAt']),
      asc(organisationRequest.id),
    )
    .limit(perPage)
    .offset(offset);
  const count = async (where: SQL | undefined) => {
    const [found] = await platform
      .select({ total: sql<number>`count(*)::int` })
      .from(organisationRequest)
      .innerJoin(organisation, eq(organisation.id, organisationRequest.organisationId))
      .innerJoin(userAccount, eq(userAccount.id, organisationRequest.askedBy))
      .where(where);
    return found?.total ?? 0;
  };
  return toPage(query, await totalsOf(count, undefined, condition), rows.map(asRequest));
}

/** A feature that nobody holds could be given by nobody (decision 140): the person who asked for it gets it, while they administer. */
async function giveFeature(transaction: PlatformTransaction, { organisation: of, feature, askedBy }: Request) {
  if (feature === null) return;
  await transaction.insert(organisationFeature).values({ organisationId: of.id, feature }).onConflictDoNothing();
  const [holder] = await transaction
    .update(membership)
    .set({ version: sql`${membership.version} + 1` })
    .where(
      and(eq(membership.organisationId, of.id), eq(membership.userId, askedBy.id), eq(membership.role, 'ORG_ADMIN')),
    )
    .returning({ organisationId: membership.organisationId, userId: membership.userId });
  if (holder === undefined) return;
  await transaction
    .insert(membershipPermission)
    .values({ ...holder, feature, level: 'DELETE' })
    .onConflictDoNothing();
}

async function grant(transaction: PlatformTransaction, request: Request): Promise<void> {
  await giveFeature(transaction, request);
  if (request.module === null) return;
  await transaction
    .insert(organisationModule)
    .select(
      transaction
        .select({
          ownerId: sql<string>`${organisationRequest.moduleOwnerId}`.as('owner_id'),
          moduleId: sql<string>`${organisationRequest.moduleId}`.as('module_id'),
          organisationId: organisationRequest.organisationId,
        })
        .from(organisationRequest)
        .where(eq(organisationRequest.id, request.id)),
    )
    .onConflictDoNothing();
}

/** @throws ApiError 400, 409 */
function refuseImpossible(before: Request, { version, action, reason = '' }: Schemas['PlatformRequestDecision']): void {
  if (before.version !== version) throw versionConflict(before);
  const step = requestLifecycle.steps[action];
  if (!isPossible(step, before.status)) {
    const message = `This is not possible while it is “${requestStatusTexts[before.status]}”`;
    throw conflict([{ field: 'action', message }], before);
  }
  if (missingNeeds(step, { reason }).length > 0)
    throw invalid([{ field: 'reason', message: 'Say why, so that the organisation knows' }]);
}

async function decide(
  transaction: PlatformTransaction,
  { path: { id }, body }: Input<'PlatformRequests.decide'>,
  context: MemberContext,
): Promise<Request> {
  await transaction
    .select({ id: organisationRequest.id })
    .from(organisationRequest)
    .where(eq(organisationRequest.id, id))
    .for('update');
  const before = await readRequest(transaction, id);
  refuseImpossible(before, body);
  const { to } = requestLifecycle.steps[body.action];
  if (body.action === 'GRANT') await grant(transaction, before);
  await transaction
    .update(organisationRequest)
    .set({
      status: to,
      decidedAt: sql`now()`,
      answer: body.action === 'REFUSE' ? (body.reason ?? '') : '',
      version: sql`${organisationRequest.version} + 1`,
    })
    .where(eq(organisationRequest.id, id));
  const subject = before.feature === null ? (before.module?.name ?? '') : featureTexts[before.feature];
  await logPlatformActivity(transaction, context, {
    action: 'UPDATE',
    entityType: 'organisationRequest',
    entityId: id,
    entityName: `${before.organisation.name}: ${subject}`,
    changes: [{ field: 'status', old: requestStatusTexts[before.status], new: requestStatusTexts[to] }],
  });
  return readRequest(transaction, id);
}

/** The requests of all organisations, on the side that decides; theirs is in `organisation/requests.ts`. */
export const platformRequestHandlers = (
  platform: PlatformDatabase,
  jobs: Pick<Jobs, 'send'>,
): HandlersOf<'PlatformRequests'> => ({
  list: ({ query }) => requestPage(platform, query),

  async decide(input, context) {
    const decided = await changePeople(platform, (transaction) => decide(transaction, input, context));
    await jobs.send(requestDecidedJob, { requestId: decided.id });
    return decided;
  },
});
