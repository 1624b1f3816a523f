import { isDeepStrictEqual } from 'node:util';

import { eq } from 'drizzle-orm';

import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { conflict, invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { task } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity, recordOf, refuseUnknownChoices } from '#server/modules/record/index.ts';

import { refuseClosedProject } from './closed-project.ts';
import { entering, reopened } from './completion.ts';
import { lockTask, touchTask } from './course.ts';
import { occurrencesOf } from './occurrence-list.ts';
import {
  effectOfCompletion,
  endedOccurrence,
  endOccurrence,
  firstDateOf,
  firstDates,
  isRecurring,
} from './occurrences.ts';
import { liveTask } from './register.ts';
import { firstStatus } from './statuses.ts';
import { takeUpAgain } from './take-up-again.ts';

type Task = Schemas['Task'];
type Columns = Partial<typeof task.$inferInsert>;

/** An open task for a change based on `version`. @throws ApiError 404, 409 and 400 */
async function lockOpen(id: string, version: number) {
  const { locked, before } = await lockTask(id);
  if (before.version !== version) throw versionConflict(before);
  if (!isOpenState(before.state)) throw invalid([{ field: 'id', message: 'Reopen the task first' }]);
  return { locked, before };
}

interface Stored {
  readonly columns: Columns;
  readonly reason?: string;
}

/** Stores what a task is from now on, and logs it. */
async function store(
  context: OrganisationContext,
  { locked, before }: Awaited<ReturnType<typeof lockOpen>>,
  { columns, reason }: Stored,
): Promise<Task> {
  await db.update(task).set(columns).where(eq(task.id, before.id));
  await touchTask(context, locked, before);
  const after = await liveTask(before.id);
  const changes = [
    { field: 'recurrence', old: before.recurrence?.every ?? null, new: after.recurrence?.every ?? null },
    { field: 'dueOn', old: before.dueOn, new: after.dueOn },
    ...(reason === undefined ? [] : [{ field: 'reason', old: null, new: reason }]),
  ].filter((change) => change.old !== change.new);
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('task', locked), changes });
  return after;
}

const recur: HandlersOf<'TaskCourse'>['recur'] = async ({ path, body: { version, recurrence } }, context) => {
  const found = await lockOpen(path.id, version);
  if (recurrence === null) return store(context, found, { columns: { recurrence: null } });
  const dueOn = await firstDateOf(recurrence, found.before.id);
  if (dueOn === null) throw invalid([{ field: 'recurrence/until', message: 'No date is left: choose a later end' }]);
  // How often a rule is to apply counts from where it began: one that is stored again unchanged goes on.
  const isSame = isDeepStrictEqual(recurrence, found.before.recurrence);
  const began = isSame ? {} : { recurrenceFrom: found.before.occurrence };
  return store(context, found, { columns: { recurrence, ...began, dueOn, startsOn: startBy(found.before, dueOn) } });
};

/** The start of a task, unless it would be after its day. */
const startBy = ({ startsOn }: Task, dueOn: string) => (startsOn !== null && startsOn > dueOn ? null : startsOn);

const skip: HandlersOf<'TaskCourse'>['skip'] = async ({ path, body: { version, reason } }, context) => {
  const found = await lockOpen(path.id, version);
  const { before } = found;
  if (!isRecurring(before)) throw invalid([{ field: 'id', message: 'The task does not recur' }]);
  const next = await endOccurrence(context, before, { outcome: 'SKIPPED', reason });
  const over = async () => ({
    ...(await entering(await firstStatus('CANCELLED', '“Cancelled”'))),
    cancelReason: reason,
  });
  return store(context, found, { columns: next ?? (await over()), reason });
};

/** @throws ApiError 400 if it is no occurrence that was done or skipped, 409 if a later one is done */
async function refuseReopening(before: Task, number: number): Promise<void> {
  const ended = await endedOccurrence(before.id, number);
  if (ended === undefined || ended.outcome === 'MISSED')
    throw invalid([{ field: 'number', message: 'Choose an occurrence that was done or skipped' }]);
  if (ended.isFollowed)
    throw conflict([{ field: 'number', message: 'A later occurrence is done: reopen that one first' }], before);
}

const reopen: HandlersOf<'TaskCourse'>['reopen'] = async ({ path, body: { version, number, reason } }, context) => {
  const { locked, before } = await lockTask(path.id);
  if (before.version !== version) throw versionConflict(before);
  await refuseReopening(before, number);
  if (!isOpenState(before.state)) await refuseClosedProject([before.project?.id], 'number', () => before);
  const open = await takeUpAgain(context, before, number);
  const standing = isOpenState(before.state) ? {} : await entering(await firstStatus('TODO', '“To do”'));
  return store(context, { locked, before }, { columns: { ...standing, ...reopened, ...open }, reason });
};

/** How tasks recur. */
export const recurringHandlers: Pick<
  HandlersOf<'TaskCourse'>,
  'completionEffect' | 'dates' | 'occurrences' | 'recur' | 'reopen' | 'skip'
> = {
  recur,
  reopen,
  skip,
  completionEffect: async ({ path: { id } }) => effectOfCompletion(await liveTask(id)),
  occurrences: async ({ path: { id } }, context) => occurrencesOf(context, await liveTask(id)),
  async dates({ body: { recurrence, taskId = null } }) {
    await refuseUnknownChoices({ taskId: recordOf('task') }, { taskId });
    return { dates: await firstDates(recurrence, taskId) };
  },
};
