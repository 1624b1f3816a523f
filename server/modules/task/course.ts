import { eq } from 'drizzle-orm';

import { taskLifecycle, type TaskNames } from '#domain/task/task-lifecycle.ts';
import { taskStateLabels } from '#domain/words/task.ts';
import { taskInput } from '#openapi/generated/inputs.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { task } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { lockLive, touchRecord, type LockedRecord } from '#server/modules/record/index.ts';

import { refuseClosedProject } from './closed-project.ts';
import { completed, entering, refuseIncomplete, reopened } from './completion.ts';
import { liveTask, taskRegister } from './register.ts';
import { firstStatus } from './statuses.ts';
import { takeUpAgain } from './take-up-again.ts';

type Change = Schemas['TaskStatusChange'];
type Task = Schemas['Task'];

/** A task that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockTask(id: string) {
  const locked = await lockLive('task', id);
  const before: Task = await liveTask(id);
  return { entity: locked, locked, before, status: before.state, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockTask>>;

/** Gives a changed task its new version. */
export const touchTask = (context: OrganisationContext, locked: LockedRecord, before: Task): Promise<void> =>
  touchRecord(context, locked, {
    title: before.title,
    searchable: taskRegister.searchable(taskInput.of(before)),
  });

async function columnsAfter({ action, context, subject: { before }, body }: Taking<TaskNames, Change, Locked>) {
  if (action === 'COMPLETE') return completed(context, before, await entering(await firstStatus('DONE', '“Done”')));
  if (action === 'CANCEL')
    return { ...(await entering(await firstStatus('CANCELLED', '“Cancelled”'))), cancelReason: body.reason ?? '' };
  await refuseClosedProject([before.project?.id], 'action', () => before);
  // Of a recurring task, the last occurrence is open again.
  const occurrence = await takeUpAgain(context, before, before.occurrence);
  return { ...(await entering(await firstStatus('TODO', '“To do”'))), ...reopened, ...occurrence };
}

/** Ends a task or takes it up again. */
export const changeStatus = lifecycleHandler<TaskNames, Change, Locked, Task>({
  kind: 'task',
  lifecycle: taskLifecycle,
  labels: taskStateLabels,
  actionOf: ({ action }) => action,
  lock: lockTask,
  parties: ({ before: { owner } }) => ({ ownerId: owner?.id ?? null }),
  current: ({ before }) => before,
  known: (_, { reason }) => ({ reason: reason ?? null }),
  missing: { reason: { field: 'reason', message: 'Say why' } },
  refuse: ({ action, subject: { before } }) => (action === 'COMPLETE' ? refuseIncomplete(before) : undefined),
  async store(taking) {
    const { context, subject } = taking;
    await db
      .update(task)
      .set(await columnsAfter(taking))
      .where(eq(task.id, subject.before.id));
    await touchTask(context, subject.locked, subject.before);
  },
  logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
    loggedStep(taskStateLabels, { from, to }, { field: 'state', reason }),
  people: ({ before: { owner } }) => ({ owner: [owner?.id ?? null] }),
  answer: ({ before }) => liveTask(before.id),
});
