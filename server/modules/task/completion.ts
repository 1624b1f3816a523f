import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { attachment, record, recordLink, task, taskDependency } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { endOccurrence, isRecurring, lastEnded } from './occurrences.ts';
import { lockBoard, placesAtEnd } from './places.ts';
import { firstStatus, type StatusOfTask } from './statuses.ts';

type Task = Schemas['Task'];

/** The columns of a task that a step changes. */
type Columns = Partial<typeof task.$inferInsert>;

/** The references of open live tasks that a task waits for. */
async function openPredecessors(taskId: string): Promise<string[]> {
  const rows = await db
    .select({ ref: record.ref, state: task.state })
    .from(taskDependency)
    .innerJoin(task, eq(task.id, taskDependency.predecessorId))
    .innerJoin(record, eq(record.id, task.id))
    .where(and(eq(taskDependency.taskId, taskId), isNull(record.deletedAt)))
    .orderBy(record.ref);
  return rows.filter(({ state }) => isOpenState(state)).map(({ ref }) => ref);
}

/** Whether a task has a file, or is linked to live evidence. Of a recurring one, since its last occurrence ended. */
async function hasEvidence({ id, recurrence }: Task): Promise<boolean> {
  const since = recurrence === null ? sql`'-infinity'::timestamptz` : lastEnded(id);
  // A task that was created at evidence is linked to it from its first moment: that proves nothing.
  const created = sql`(select created_at from record where id = ${id})`;
  const { rows } = await db.execute<{ found: boolean }>(sql`select
    exists (select from ${attachment}
      join attachment_version on attachment_version.attachment_id = ${attachment.id} and attachment_version.attached_at > ${since}
      where ${attachment.recordId} = ${id} and ${attachment.removedAt} is null)
    or exists (select from ${recordLink}
      join ${record} on ${record.kind} = 'evidence' and ${record.deletedAt} is null
        and ${or(eq(record.id, recordLink.sourceId), eq(record.id, recordLink.targetId))}
      where ${or(eq(recordLink.sourceId, id), eq(recordLink.targetId, id))} and ${recordLink.createdAt} > greatest(${since}, ${created}))
    as found`);
  return rows[0]?.found ?? false;
}

/** @throws ApiError 400 if a task may not be completed yet */
export async function refuseIncomplete(before: Task): Promise<void> {
  const [first, ...others] = await openPredecessors(before.id);
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    throw invalid([{ field: 'action', message: `${first}${more} must be done first` }]);
  }
  if (before.evidenceRequired && !(await hasEvidence(before)))
    throw invalid([{ field: 'action', message: 'Attach a file, or link the task to evidence first' }]);
}

/** The columns of a task that enters a status at the end of its column. The caller holds the record. */
export async function entering({ id: statusId, category: state }: StatusOfTask): Promise<Columns> {
  await lockBoard();
  const [position] = await placesAtEnd(statusId, 1);
  return { statusId, state, ...(position !== undefined && { position }) };
}

/** The columns of a task that is done: of a recurring one, those of its next occurrence. */
export async function completed(context: OrganisationContext, before: Task, done: Columns): Promise<Columns> {
  const next = isRecurring(before) ? await endOccurrence(context, before, { outcome: 'DONE', reason: '' }) : null;
  if (next !== null) return { ...(await entering(await firstStatus('TODO', '“To do”'))), ...next };
  return { ...done, completedAt: sqlNow(), completedById: context.user.id };
}

const sqlNow = () => new Date();

/** The columns of a task that is open again. */
export const reopened: Columns = { completedAt: null, completedById: null, cancelReason: '' };
