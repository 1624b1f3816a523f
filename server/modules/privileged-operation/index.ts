import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { HandlersOf, Input } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { privilegedOperation, userAccount } from '#server/database/schema/index.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { asOperation, currentStatus, operationRows, readOperation } from './read.ts';
import { seedsOf } from './seeds.ts';
import { prepareOperation } from './slow-work/prepare.ts';
import { takeStep } from './slow-work/take.ts';

export { planOf, seedsOf } from './seeds.ts';
export { privilegedJobs } from './slow-work/run.ts';
export { secondMailJob } from './slow-work/second-mails.ts';

type Query = Input<'PrivilegedOperations.list'>['query'];

const orders = { preparedAt: privilegedOperation.preparedAt, kind: privilegedOperation.kind };

async function operationPage(platform: PlatformDatabase, query: Query) {
  const condition = and(
    anyContains([userAccount.name, privilegedOperation.hash], query.search),
    query.kind === undefined ? undefined : eq(privilegedOperation.kind, query.kind),
    query.status === undefined ? undefined : eq(currentStatus, query.status),
  );
  const { perPage, offset } = pageOf(query);
  const found = await operationRows(platform)
    .where(condition)
    .orderBy(...newestFirst(query, orders, { at: privilegedOperation.preparedAt, id: privilegedOperation.id }))
    .limit(perPage)
    .offset(offset);
  const count = async (where: SQL | undefined) => {
    const [counted] = await platform
      .select({ total: sql<number>`count(*)::int` })
      .from(privilegedOperation)
      .innerJoin(userAccount, eq(userAccount.id, privilegedOperation.preparedBy))
      .where(where);
    return counted?.total ?? 0;
  };
  return toPage(query, await totalsOf(count, undefined, condition), found.map(asOperation));
}

/** Operations on the whole platform. docs/decisions/162-privileged-operations.md */
export function privilegedOperationHandlers({
  platform,
  jobs,
  platformAdminEmails,
}: {
  readonly platform: PlatformDatabase;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly platformAdminEmails: readonly string[];
}): HandlersOf<'PrivilegedOperations'> {
  const parts = { platform, jobs, seeds: seedsOf(platformAdminEmails) };
  return {
    list: ({ query }) => operationPage(platform, query),
    get: ({ path: { id } }) => readOperation(platform, id),
    prepare: ({ body: { kind } }, context) => prepareOperation(parts, kind, context),
    take: (input, context) => takeStep(parts, input, context),
  };
}
