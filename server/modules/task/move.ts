import { eq } from 'drizzle-orm';

import { forSomeoneElse } from '#domain/lifecycle.ts';
import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { conflict, forbidden, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { task } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity, mayDo, tellWatchers, watchedEvent } from '#server/modules/record/index.ts';

import { refuseClosedProject } from './closed-project.ts';
import { completed, refuseIncomplete, reopened } from './completion.ts';
import { lockTask, touchTask } from './course.ts';
import { lockBoard, placeBetween } from './places.ts';
import { liveTask } from './register.ts';
import { statusById, type StatusOfTask } from './statuses.ts';
import { takeUpAgain } from './take-up-again.ts';

type Task = Schemas['Task'];
type Move = Schemas['TaskMove'];

/** @throws ApiError 403 */
function refuseStrangers(context: OrganisationContext, { owner }: Task): void {
  if (!mayDo(context, 'task', 'EDIT') && owner?.id !== context.user.id) throw forbidden(forSomeoneElse);
}

/**
 * Someone who sees a card where it no longer is, such as one that is done by now, would undo what they do not know of. A move into the
 * column that the card is in already undoes nothing: it may be a repetition of one whose answer was lost.
 * @throws ApiError 409
 */
function refuseUnseen({ fromStatusId, statusId }: Move, before: Task): void {
  if (fromStatusId === undefined) return;
  if (![fromStatusId.toLowerCase(), statusId.toLowerCase()].includes(before.status?.id ?? ''))
    throw conflict([{ field: 'fromStatusId', message: 'Someone else has moved this card meanwhile' }], before);
}

/** The status of the column that a card is put into. @throws ApiError 400 */
async function columnOf({ statusId }: Move, before: Task): Promise<StatusOfTask> {
  const status = await statusById(statusId);
  if (status === undefined) throw invalid([{ field: 'statusId', message: 'This task status does not exist' }]);
  const isCancelling = status.category === 'CANCELLED' && before.state !== 'CANCELLED';
  if (isCancelling) throw invalid([{ field: 'statusId', message: 'Cancel the task, and say why' }]);
  if (status.category === 'DONE' && before.state === 'CANCELLED')
    throw invalid([{ field: 'statusId', message: 'Reopen the task first' }]);
  return status;
}

/** The columns of a card that gets another status or only another place. @throws ApiError 400 and 409 */
async function columnsAfter(context: OrganisationContext, before: Task, status: StatusOfTask, move: Move) {
  const isCompleting = status.category === 'DONE' && isOpenState(before.state);
  if (isCompleting) await refuseIncomplete(before);
  const isReopening = isOpenState(status.category) && !isOpenState(before.state);
  if (isReopening) await refuseClosedProject([before.project?.id], 'statusId', () => before);
  const again = isReopening ? await takeUpAgain(context, before, before.occurrence) : {};
  await lockBoard();
  const position = await placeBetween(before.id, status.id, move);
  if (position === null) {
    const field = move.beforeId === null ? 'afterId' : 'beforeId';
    throw conflict([{ field, message: 'The cards have been moved meanwhile' }], before);
  }
  const place = { statusId: status.id, state: status.category, position };
  if (isCompleting) return completed(context, before, place);
  return isReopening ? { ...place, ...reopened, ...again } : place;
}

/** Puts a card somewhere on the board. One that keeps its status keeps its version: forms that are open stay up to date. */
export const move: HandlersOf<'TaskCourse'>['move'] = async ({ path, body }, context) => {
  const { locked, before } = await lockTask(path.id);
  refuseStrangers(context, before);
  refuseUnseen(body, before);
  const status = await columnOf(body, before);
  const columns = await columnsAfter(context, before, status, body);
  await db.update(task).set(columns).where(eq(task.id, before.id));
  if (before.status?.id !== status.id) {
    await touchTask(context, locked, before);
    const changes = [{ field: 'status', old: before.status?.name ?? null, new: status.name }];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('task', locked), changes });
    await tellWatchers('task', [watchedEvent(context.user.name, 'task', 'updated', { entity: locked, except: [] })]);
  }
  return liveTask(before.id);
};
