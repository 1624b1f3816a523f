import { gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { taskInput } from '#openapi/generated/inputs.ts';
import { taskList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  task,
  taskChecklistItem,
  taskDependency,
  taskSeverity,
  taskStatus,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import {
  assignedRecords,
  choicesOf,
  defineRegister,
  readersOf,
  recordList,
  recordOf,
  recordReader,
  shownRecord,
  singleValue,
  until,
  type AddedValue,
} from '#server/modules/record/index.ts';

import { refuseClosedProject } from './closed-project.ts';
import { taskDoer } from './doer.ts';
import { isOverdue, ofFigure } from './figures.ts';
import { saveTasks } from './save.ts';
import { openStatusChoice } from './statuses.ts';

const other = alias(record, 'other');

/** What follows from a task's columns, its checklist and the day. */
const derived = <Value>(ofRecord: SQL<Value>, none: Value): AddedValue<Value> => ({
  ofRecord,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Value }>(sql`
      select ${task.id} as id, ${ofRecord} as value from ${task} where ${task.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none,
});

const itemsOf = (condition: SQL) => sql<number>`(select count(*)::int from ${taskChecklistItem}
  where ${eqWithinOrganisation(taskChecklistItem.taskId, task.id)}
    and ${taskChecklistItem.removedAt} is null and ${condition})`;

const reader = recordReader(
  task,
  { status: taskStatus, severity: taskSeverity, owner: userAccount, completedBy: userAccount },
  {
    project: singleValue<Schemas['RecordReference']>({
      table: task,
      organisationId: task.organisationId,
      recordId: task.id,
      joined: sql`join ${record} as other on other.organisation_id = ${task.organisationId} and other.id = ${task.projectId}`,
      shown: shownRecord(other),
    }),
    predecessors: assignedRecords(task, taskDependency, task),
    isOverdue: derived<boolean>(isOverdue, false),
    checklistTotal: derived<number>(itemsOf(sql`true`), 0),
    checklistDone: derived<number>(itemsOf(sql`${taskChecklistItem.done}`), 0),
  },
);

const projectRecord = alias(record, 'project');

/** A project that was closed while a task of it was removed gets it back only once it is open again. @throws ApiError 409 */
async function refuseIntoClosedProject(ids: readonly string[]): Promise<void> {
  const restored = await db
    .select({ projectId: task.projectId, state: task.state })
    .from(task)
    .where(inArray(task.id, [...ids]));
  const open = restored.filter(({ state }) => isOpenState(state));
  await refuseClosedProject(
    open.map(({ projectId }) => projectId),
    'projectId',
  );
}

export const taskRegister = defineRegister({
  read: reader.read,
  list: recordList(taskList, reader, {
    sorts: {
      // In the order that the organisation gives its severities, not by their names.
      severity: {
        reference: {
          table: taskSeverity,
          on: eqWithinOrganisation(taskSeverity.id, task.severityId),
          id: taskSeverity.id,
          name: taskSeverity.position,
          column: task.severityId,
        },
      },
      project: {
        reference: {
          table: projectRecord,
          on: eqWithinOrganisation(projectRecord.id, task.projectId),
          id: projectRecord.id,
          name: projectRecord.title,
          column: task.projectId,
        },
      },
    },
    filters: {
      dueBy: until(task.dueOn),
      every: (periods) => periods && sql`${task.recurrence} ->> 'every' = any(${sql.param(periods)}::text[])`,
      dueFrom: (days) => or(...(days ?? []).map((day) => gte(task.dueOn, day))),
      completedFrom: (days) =>
        or(
          ...(days ?? []).map(
            (day) => sql`(${task.completedAt} at time zone ${timeZoneInQuery})::date >= ${day}::date`,
          ),
        ),
      startsBy: (days) =>
        or(...(days ?? []).map((day) => sql`coalesce(${task.startsOn}, ${task.dueOn}) <= ${day}::date`)),
      figure: ofFigure,
    },
  }),
  input: taskInput,
  choices: { ...choicesOf(task), ownerId: taskDoer, statusId: openStatusChoice, predecessorIds: recordOf('task') },
  problems: ({ startsOn, dueOn }) =>
    startsOn !== null && dueOn !== null && startsOn > dueOn
      ? [{ field: 'dueOn', message: 'Choose a day that is not before the start' }]
      : [],
  fixed: ({ state, status, recurrence, dueOn }, input) => [
    ...(!isOpenState(state) && input.statusId !== (status?.id ?? null)
      ? [{ field: 'statusId', message: 'Reopen the task first' }]
      : []),
    ...(recurrence !== null && input.dueOn !== dueOn
      ? [{ field: 'dueOn', message: 'The day of a recurring task follows from its recurrence' }]
      : []),
  ],
  searchable: ({ description }) => [description],
  save: (records) => saveTasks(records, async (id) => (await reader.read([id]))[0]),
  afterRemoval: (ids, event) => (event === 'restored' ? refuseIntoClosedProject(ids) : Promise.resolve()),
});

export const { live: liveTask } = readersOf(taskRegister);
