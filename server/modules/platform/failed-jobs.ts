import { and, eq, sql, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { organisation } from '#server/database/schema/index.ts';
import { jobTable } from '#server/jobs/job-table.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { logPlatformActivity } from './activity.ts';

const failed = eq(jobTable.state, 'failed');
const name = sql<string>`${jobTable.data} ->> 'job'`;
const error = sql<string>`coalesce(${jobTable.output} ->> 'message', ${jobTable.output} #>> '{value,message}', '')`;

const columns = {
  id: jobTable.id,
  name,
  organisation: { id: organisation.id, name: organisation.name },
  attempts: sql<number>`${jobTable.retryCount} + 1`,
  error,
  addedAt: jobTable.createdOn,
  failedAt: jobTable.completedOn,
};

const orders = { addedAt: jobTable.createdOn, failedAt: jobTable.completedOn };

const matching = (search: string | undefined): SQL | undefined => anyContains([name, error], search);

/** Each is logged, in the transaction of the change. */
const changes = (platform: PlatformDatabase): Pick<HandlersOf<'FailedJobs'>, 'retry' | 'discard'> => ({
  async discard({ path: { id } }, context) {
    await platform.transaction(async (transaction) => {
      const [job] = await transaction
        .delete(jobTable)
        .where(and(failed, eq(jobTable.id, id)))
        .returning({ name });
      if (job === undefined) throw notFound();
      await logPlatformActivity(transaction, context, {
        action: 'DELETE',
        entityType: 'job',
        entityId: id,
        entityName: job.name,
        changes: [],
      });
    });
  },

  // pg-boss's own `retry` keeps the time of the failure, and deletes the job after a week without having attempted it.
  async retry({ path: { id } }, context) {
    await platform.transaction(async (transaction) => {
      const [job] = await transaction
        .update(jobTable)
        .set({ state: 'retry', retryLimit: sql`${jobTable.retryCount} + 1`, startAfter: sql`now()`, completedOn: null })
        .where(and(failed, eq(jobTable.id, id)))
        .returning({ name });
      if (job === undefined) throw notFound();
      await logPlatformActivity(transaction, context, {
        action: 'UPDATE',
        entityType: 'job',
        entityId: id,
        entityName: job.name,
        changes: [{ field: 'state', old: 'failed', new: 'retry' }],
      });
    });
  },
});

/** Jobs that will not be attempted again by themselves. */
export const failedJobHandlers = (platform: PlatformDatabase): HandlersOf<'FailedJobs'> => ({
  ...changes(platform),

  async list({ query }) {
    const filter = matching(query.search);
    const { perPage, offset } = pageOf(query);
    const [rows, totals] = await Promise.all([
      platform
        .select(columns)
        .from(jobTable)
        .leftJoin(organisation, eq(sql`${organisation.id}::text`, sql`${jobTable.data} ->> 'organisationId'`))
        .where(and(failed, filter))
        .orderBy(...newestFirst(query, orders, { at: jobTable.completedOn, id: jobTable.id }))
        .limit(perPage)
        .offset(offset),
      totalsOf((where) => platform.$count(jobTable, where), failed, filter),
    ]);
    return toPage(
      query,
      totals,
      rows.map(({ addedAt, failedAt, ...row }): Schemas['FailedJob'] => ({
        ...row,
        addedAt: addedAt.toISOString(),
        failedAt: (failedAt ?? addedAt).toISOString(),
      })),
    );
  },
});
