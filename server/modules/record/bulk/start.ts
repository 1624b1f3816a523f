import { and, eq, inArray, sql } from 'drizzle-orm';

import { ApiError, conflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { bulkChange, bulkChangeItem, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { refuseWrongChanges } from '../change/batch.ts';
import type { RecordList } from '../list/list.ts';
import type { BulkHandlers, RecordEntity, RecordInput, Register } from '../register/register.ts';
import { bulkChangeJob } from './job.ts';
import { shownBulkChange } from './store.ts';

/** Records per statement. */
const batchSize = 1_000;

type Started = Pick<typeof bulkChange.$inferInsert, 'action' | 'changes' | 'reason' | 'total'>;

/** The operations that change all records of a list: they note which, and leave the rest to a job. */
export function bulkHandlers<Entity extends RecordEntity, Input extends RecordInput, Query>(
  { list, choices }: Register<Entity, Input, Query>,
  jobs: Pick<Jobs, 'enqueue'>,
): BulkHandlers<Input, Query> {
  async function start(context: OrganisationContext, query: Query, what: Started): Promise<Schemas['BulkChange']> {
    const id = await add(context, list, what);
    await addItems(list, query, { organisationId: context.organisation.id, bulkChangeId: id, total: what.total });
    await jobs.enqueue(bulkChangeJob, { bulkChangeId: id, step: 'RUN' });
    return shownBulkChange(id);
  }

  return {
    async changeAll({ query, body: { total, changes } }, context) {
      await refuseWrongChanges(choices, changes);
      return start(context, query, { action: 'CHANGE', changes: { ...changes }, reason: '', total });
    },

    removeAll: ({ query, body: { total, reason } }, context) =>
      start(context, query, { action: 'REMOVE', changes: {}, reason, total }),
  };
}

/** @throws ApiError 429 while another bulk change of the person runs */
async function add(
  { organisation, user, request: { ip, userAgent } }: OrganisationContext,
  { kind }: Pick<RecordList<never>, 'kind'>,
  what: Started,
): Promise<string> {
  try {
    const [added] = await db
      .insert(bulkChange)
      .values({ organisationId: organisation.id, authorId: user.id, kind, state: 'RUNNING', ip, userAgent, ...what })
      .returning({ id: bulkChange.id });
    if (added === undefined) throw new Error('No bulk change was added');
    return added.id;
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'bulk_change_busy' ? ownBusy() : error;
  }
}

/** Another bulk change of the person is still running. */
export const ownBusy = () =>
  new ApiError(429, 'Another change of yours is still running. Wait until it has finished, then try again.', {
    retryAfterSeconds: 10,
  });

/** Notes the records of the list. @throws ApiError 409 if they are not as many as the caller has seen */
async function addItems<Query>(
  { batches }: RecordList<Query>,
  query: Query,
  { organisationId, bulkChangeId, total }: { organisationId: string; bulkChangeId: string; total: number },
): Promise<void> {
  let found = 0;
  for await (const ids of batches(query, batchSize)) {
    found += ids.length;
    if (found > total) throw changed('The list shows more records by now. Check it and try again');
    const position = sql<number>`(${found - ids.length} + row_number() over (order by ${record.id}))::integer`;
    await db.insert(bulkChangeItem).select(
      db
        .select({
          organisationId: sql`${organisationId}::uuid`.as('organisation_id'),
          bulkChangeId: sql`${bulkChangeId}::uuid`.as('bulk_change_id'),
          position: position.as('position'),
          recordId: sql`${record.id}`.as('record_id'),
          version: sql`${record.version}`.as('version'),
          outcome: sql`null::text`.as('outcome'),
          before: sql`null::jsonb`.as('before'),
          formerOwnerId: sql`null::uuid`.as('former_owner_id'),
          ownerId: sql`null::uuid`.as('owner_id'),
          undo: sql`null::text`.as('undo'),
        })
        .from(record)
        .where(and(eq(record.organisationId, organisationId), inArray(record.id, ids))),
    );
  }
  if (found < total) throw changed('The list shows fewer records by now. Check it and try again');
}

const changed = (message: string) => conflict([{ field: 'total', message }]);
