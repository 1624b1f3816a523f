import { inArray, sql } from 'drizzle-orm';

import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { task, taskDependency, taskStatus } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

import { refuseClosedProject } from './closed-project.ts';
import { lockBoard, placesAtEnd } from './places.ts';
import { firstStatus } from './statuses.ts';

export type TaskInput = Required<Schemas['TaskInput']>;

const saveTaskRows = saveRows(task);

/** The task's own columns, from the user's input. */
const columnsOf = ({
  title: _title,
  labelIds: _labels,
  predecessorIds: _dependsOn,
  statusId: _status,
  ...input
}: TaskInput) => input;

/** Where a task stands on the board. */
type Standing = Pick<typeof task.$inferSelect, 'statusId' | 'state' | 'position'>;

/** Where tasks stand now, by their id. */
async function standings(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db
    .select({ id: task.id, statusId: task.statusId, state: task.state, position: task.position })
    .from(task)
    .where(inArray(task.id, [...ids]));
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** What statuses mean, by their id. */
async function meanings(ids: readonly string[]): Promise<ReadonlyMap<string, Standing['state']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: taskStatus.id, category: taskStatus.category })
    .from(taskStatus)
    .where(inArray(taskStatus.id, [...ids]));
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** The projects to which open tasks are added, with these. */
async function projectsEntered(records: readonly SavedRecord<TaskInput>[]) {
  const rows = await db
    .select({ id: task.id, projectId: task.projectId, state: task.state })
    .from(task)
    .where(
      inArray(
        task.id,
        records.map(({ key }) => key.id),
      ),
    );
  const before = new Map(rows.map((row) => [row.id, row]));
  return records.flatMap(({ key, input: { projectId } }) => {
    const was = before.get(key.id);
    if (projectId === null || projectId.toLowerCase() === was?.projectId) return [];
    return was === undefined || isOpenState(was.state) ? [{ id: key.id, projectId, isStored: was !== undefined }] : [];
  });
}

/** Where each task stands after this: those with another status at the end of its column, in their order. */
async function settledStandings(records: readonly SavedRecord<TaskInput>[]): Promise<ReadonlyMap<string, Standing>> {
  const before = await standings(records.map(({ key }) => key.id));
  const settled = new Map<string, Standing>();
  const entering = new Map<string, string[]>();
  let usual: string | undefined;
  for (const { key, input } of records) {
    const was = before.get(key.id);
    const wanted = input.statusId?.toLowerCase() ?? (usual ??= (await firstStatus('TODO', '“To do”')).id);
    if (was?.statusId === wanted) settled.set(key.id, was);
    else entering.set(wanted, [...(entering.get(wanted) ?? []), key.id]);
  }
  const known = await meanings([...entering.keys()]);
  for (const [statusId, ids] of entering) {
    const places = await placesAtEnd(statusId, ids.length);
    for (const [index, id] of ids.entries())
      settled.set(id, { statusId, state: known.get(statusId) ?? 'TODO', position: places[index] ?? '' });
  }
  return settled;
}

/** How many tasks may wait for each other in a line: more are a mistake, and nobody could follow them. */
const mostInLine = 100;

/** Whether one of these waits for itself. Counts removed ones too, so that restoring one cannot close a circle. */
async function isCircular(ids: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ circular: boolean }>(sql`
    with recursive before as (
      select ${taskDependency.taskId} as start, ${taskDependency.predecessorId} as id, 1 as steps
        from ${taskDependency} where ${taskDependency.taskId} = any(${sql.param(ids)}::uuid[])
      union
      select before.start, ${taskDependency.predecessorId}, before.steps + 1
        from before join ${taskDependency} on ${taskDependency.taskId} = before.id
        where before.id <> before.start and before.steps <= ${mostInLine}
    ) select exists (select from before where id = start or steps > ${mostInLine}) as circular`);
  return rows[0]?.circular ?? false;
}

/** Inserts or updates tasks beside their records. @param stored reads a task as it is @throws ApiError 400 for tasks that wait for themselves, 409 for open ones of a project that is over */
export async function saveTasks(
  records: readonly SavedRecord<TaskInput>[],
  stored: (id: string) => unknown,
): Promise<void> {
  const entered = await projectsEntered(records);
  const [first] = entered;
  await refuseClosedProject(
    entered.map(({ projectId }) => projectId),
    'projectId',
    () => (first?.isStored === true ? stored(first.id) : undefined),
  );
  await lockBoard();
  const settled = await settledStandings(records);
  await saveTaskRows(
    records.map(({ key, input }) => ({
      key,
      input: { ...columnsOf(input), ...(settled.get(key.id) ?? { statusId: '', state: 'TODO', position: '' }) },
    })),
  );
  const waiting = chosenIn(records, 'predecessorIds');
  const message = 'A task cannot wait for itself, directly or through others';
  if (waiting.some(({ key, ids }) => ids.some((id) => id.toLowerCase() === key.id)))
    throw invalid([{ field: 'predecessorIds', message }]);
  await assign(task, taskDependency, task, waiting);
  const ids = waiting.filter((one) => one.ids.length > 0).map(({ key }) => key.id);
  if (ids.length > 0 && (await isCircular(ids))) throw invalid([{ field: 'predecessorIds', message }]);
}
