import { sql } from 'drizzle-orm';

import { percentOf } from '#domain/share.ts';
import { healthOfFigures, type ProjectFigures } from '#domain/task/project-health.ts';
import { projectInput } from '#openapi/generated/inputs.ts';
import { projectList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import { project, record, task, taskSeverity, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import {
  choicesOf,
  defineRegister,
  readersOf,
  recordList,
  recordReader,
  saveRows,
  until,
  type AddedValue,
  type SavedRecord,
  type WhichRecords,
} from '#server/modules/record/index.ts';

import { isOpen, isOverdue } from './figures.ts';

/** What the tasks of a project amount to today. */
interface Figures extends ProjectFigures {
  readonly doneTasks: number;
  readonly today: string;
}

const size = sql`coalesce(${task.estimate}, 1)`;

/** The first entry in its order. */
const topSeverity = sql`(select ${taskSeverity.id} from ${taskSeverity}
  where ${taskSeverity.organisationId} = ${task.organisationId} and ${taskSeverity.active}
  order by ${taskSeverity.position}, ${taskSeverity.id} limit 1)`;

const figures = sql<Figures>`(select json_build_object(
    'done', coalesce(sum(${size}) filter (where ${task.state} = 'DONE'), 0),
    'all', coalesce(sum(${size}) filter (where ${task.state} <> 'CANCELLED'), 0),
    'open', count(*) filter (where ${isOpen}),
    'doneTasks', count(*) filter (where ${task.state} = 'DONE'),
    'overdue', count(*) filter (where ${isOverdue}),
    'overdueOfTopSeverity', count(*) filter (where ${isOverdue} and ${task.severityId} = ${topSeverity}),
    'today', ${todayInQuery}::text)
  from ${task} join ${record} as of_task on of_task.organisation_id = ${task.organisationId} and of_task.id = ${task.id}
    and of_task.deleted_at is null
  where ${eqWithinOrganisation(task.projectId, project.id)})`;

const none: Figures = { done: 0, all: 0, open: 0, doneTasks: 0, overdue: 0, overdueOfTopSeverity: 0, today: '' };

const figuresValue: AddedValue<Figures> = {
  ofRecord: figures,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Figures }>(sql`
      select ${project.id} as id, ${figures} as value from ${project}
      where ${project.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none,
};

const reader = recordReader(project, { owner: userAccount }, { figures: figuresValue });

/** Projects with what follows from their tasks (work.md A6). */
async function readProjects(which: WhichRecords) {
  const found = await reader.read(which);
  return found.map(({ figures: counted, ...stored }) => {
    const { health, reason } = healthOfFigures(counted, stored, counted.today);
    const { done, all, open: openTasks, doneTasks } = counted;
    return { ...stored, progress: percentOf(done, all), health, healthReason: reason, openTasks, doneTasks };
  });
}

type ProjectInput = Required<Schemas['ProjectInput']>;

const saveProjectRows = saveRows(project);

const columnsOf = ({ title: _title, labelIds: _labels, ...input }: ProjectInput) => input;

const saveProjects = (records: readonly SavedRecord<ProjectInput>[]): Promise<void> =>
  saveProjectRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));

export const projectRegister = defineRegister({
  read: readProjects,
  list: recordList(projectList, reader, { sorts: {}, filters: { endsBy: until(project.endsOn) } }),
  input: projectInput,
  choices: choicesOf(project),
  problems: ({ startsOn, endsOn }) =>
    startsOn !== null && endsOn !== null && startsOn > endsOn
      ? [{ field: 'endsOn', message: 'Choose a day that is not before the start' }]
      : [],
  searchable: ({ description }) => [description],
  save: saveProjects,
});

export const { live: liveProject } = readersOf(projectRegister);
