import { and, asc, count, eq, sql } from 'drizzle-orm';

import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { conflict, invalid, notAuthorised, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { bulkChangeItem, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import {
  bulkBusy,
  bulkInContract,
  bulkChangeJob,
  changeBulkChange,
  containsText,
  endedBulk,
  leftInBulk,
  lockBulkChange,
  mayDo,
  pageOf,
  readBulkChange,
  recentBulkChanges,
  shownBulkChange,
  toPage,
  type StoredBulkChange,
} from '#server/modules/record/index.ts';

import { neededFor } from './author.ts';
import { countUndone } from './items.ts';

/** A bulk change of the caller's, which they still have the right to. @throws ApiError 404, 403 */
async function own(
  read: (id: string) => Promise<StoredBulkChange | undefined>,
  id: string,
  context: OrganisationContext,
): Promise<StoredBulkChange> {
  const found = await read(id);
  if (found === undefined) throw notFound();
  if (!mayDo(context, found.kind, neededFor[found.action])) throw notAuthorised();
  return found;
}

const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(registers, kind);

interface LeftQuery {
  readonly search?: string;
  readonly page?: number;
  readonly perPage?: number;
}

async function leftPage(found: StoredBulkChange, query: LeftQuery) {
  const { perPage, offset } = pageOf(query);
  const all = leftInBulk(found);
  const searched = query.search ? containsText(query.search) : undefined;
  const rows = await db
    .select({ ref: record.ref, title: record.title, outcome: bulkChangeItem.outcome, undo: bulkChangeItem.undo })
    .from(bulkChangeItem)
    .innerJoin(record, eq(record.id, bulkChangeItem.recordId))
    .where(and(all, searched))
    .orderBy(asc(record.ref), asc(record.id))
    .limit(perPage)
    .offset(offset);
  const [totals] = await db
    .select({
      unfilteredTotal: count(),
      total: sql<number>`(count(*) filter (where ${searched ?? sql`true`}))::integer`,
    })
    .from(bulkChangeItem)
    .innerJoin(record, eq(record.id, bulkChangeItem.recordId))
    .where(all);
  const { total = 0, unfilteredTotal = 0 } = totals ?? {};
  const shown = rows.flatMap(({ ref, title, outcome, undo }): Schemas['RecordLeft'][] => {
    const reason = undo ?? outcome;
    return reason === null || reason === 'DONE' ? [] : [{ ref, title, reason }];
  });
  return toPage(query, { total, totalIsExact: true, unfilteredTotal }, shown);
}

/** What the author of a change of a whole list sees and does of it. */
export const bulkChangeHandlers = (jobs: Jobs): HandlersOf<'BulkChanges'> => ({
  async recent({ query: { kind } }, context) {
    if (!isRecordKind(kind)) throw invalid([{ field: 'kind', message: 'No register has this kind' }]);
    if (!mayDo(context, kind, 'EDIT')) throw notAuthorised();
    const found = await recentBulkChanges(kind);
    return Promise.all(found.filter(({ action }) => mayDo(context, kind, neededFor[action])).map(bulkInContract));
  },

  async get({ path: { id } }, context) {
    await own(readBulkChange, id, context);
    return shownBulkChange(id);
  },

  left: async ({ path: { id }, query }, context) => leftPage(await own(readBulkChange, id, context), query),

  async stop({ path: { id } }, context) {
    const { state } = await own(lockBulkChange, id, context);
    if (state !== 'RUNNING') throw conflict([{ field: 'id', message: 'It is not running any more' }]);
    await changeBulkChange(id, { state: 'STOPPING' });
    return shownBulkChange(id);
  },

  async undo({ path: { id } }, context) {
    const { state } = await own(lockBulkChange, id, context);
    if (!endedBulk.has(state)) throw conflict([{ field: 'id', message: 'Only a change that has ended can be undone' }]);
    try {
      await changeBulkChange(id, { state: 'UNDOING', done: await countUndone(id), failure: null });
    } catch (error) {
      throw violatedUniqueConstraint(error) === 'bulk_change_busy' ? bulkBusy() : error;
    }
    await jobs.enqueue(bulkChangeJob, { bulkChangeId: id, step: 'UNDO' });
    return shownBulkChange(id);
  },
});
