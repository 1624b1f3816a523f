import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { ProjectCourse } from '#openapi/generated/operations/project-course.ts';
import { ProjectReports } from '#openapi/generated/operations/project-reports.ts';
import { Projects } from '#openapi/generated/operations/projects.ts';
import { TaskChecklists } from '#openapi/generated/operations/task-checklists.ts';
import { TaskCourse } from '#openapi/generated/operations/task-course.ts';
import { TaskDrafts } from '#openapi/generated/operations/task-drafts.ts';
import { TaskFigures } from '#openapi/generated/operations/task-figures.ts';
import { TaskSeverities } from '#openapi/generated/operations/task-severities.ts';
import { TaskStatuses } from '#openapi/generated/operations/task-statuses.ts';
import { Tasks } from '#openapi/generated/operations/tasks.ts';
import { project, task, taskSeverity, taskStatus } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { plainLookup } from '../record/lookups.ts';
import { recordParts } from '../record/record-parts.ts';
import { lookupSource, registerSource } from '../record/record-source.ts';
import { staleAfterChange, type KindOf, type LookupSource, type RegisterSource } from '../record/register.ts';

export type Project = Schemas['Project'];
export type ProjectKind = KindOf<'Projects'>;
export type Task = Schemas['Task'];
export type TaskKind = KindOf<'Tasks'>;
export type TaskStatus = Schemas['TaskStatus'];
export type TaskRecurrence = Schemas['TaskRecurrence'];

/** Tasks carry the names of their projects, hence the extra invalidation. */
export const projects: RegisterSource<ProjectKind> = registerSource(project, clientOf(Projects), ['task']);

/** The progress of projects follows from tasks. */
export const tasks: RegisterSource<TaskKind> = registerSource(task, clientOf(Tasks), ['project']);

export const taskSeverities = plainLookup(taskSeverity, clientOf(TaskSeverities));

export const taskStatuses: LookupSource<KindOf<'TaskStatuses'>> = lookupSource(taskStatus, clientOf(TaskStatuses), [
  'project',
  'openTaskStatus',
]);

/** The statuses that a person may choose: tasks are completed and cancelled by an action. */
export const openTaskStatuses: LookupSource<KindOf<'TaskStatuses'>> = {
  ...taskStatuses,
  name: 'openTaskStatus',
  calls(api) {
    const calls = taskStatuses.calls(api);
    return {
      ...calls,
      options: async (query, signal) =>
        (await calls.options(query, signal)).filter(
          ({ category }) => category === 'TODO' || category === 'IN_PROGRESS',
        ),
    };
  },
};

export const projectCourse = clientOf(ProjectCourse);
export const taskCourse = clientOf(TaskCourse);

export const projectReports = clientOf(ProjectReports);
export const taskDrafts = clientOf(TaskDrafts);

/** Adds a task without its form. */
export const addTask = (api: ApiClient, body: Schemas['TaskInput'], idempotencyKey: string): Promise<Task> =>
  clientOf(Tasks)(api).create({ body, idempotencyKey });

/** The report of a project: with the key of projects, so that a change of one makes it stale. */
export const projectReportQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [project.kind, 'report', id],
    queryFn: ({ signal }) => projectReports(api).report({ path: { id }, signal }),
  });

/** Fetches projects again. */
export const refreshProjects = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: staleAfterChange(projects) });

/** Fetches tasks again, with the projects that follow from them. */
export const refreshTasks = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: staleAfterChange(tasks) });

export type ChecklistItem = Schemas['TaskChecklistItem'];

export interface ChecklistKind {
  readonly entity: ChecklistItem;
  readonly draft: Required<Schemas['TaskChecklistItemInput']>;
  readonly query: object;
}

export const checklists = clientOf(TaskChecklists);

/** The checklists of tasks. */
export const checklistParts = recordParts<ChecklistKind>('taskChecklistItem', checklists);

/** What became of the occurrences of a task: with the key of tasks, so that a change of one makes it stale. */
export const occurrencesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [task.kind, 'occurrences', id],
    queryFn: ({ signal }) => taskCourse(api).occurrences({ path: { id }, signal }),
  });

/** What completing a task today would mean for its periods: with the key of tasks, and asked for again whenever it is shown. */
export const completionEffectQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [task.kind, 'completion-effect', id],
    queryFn: ({ signal }) => taskCourse(api).completionEffect({ path: { id }, signal }),
  });

export type PlannedTask = Schemas['PlannedTask'];

/** The dates to come of recurring tasks, by search and filters of a list: with the key of tasks. */
export const plannedQuery = (
  api: ApiClient,
  span: { readonly from: string; readonly to: string },
  query: TaskKind['query'],
) =>
  queryOptions({
    queryKey: [task.kind, 'planned', span, query],
    queryFn: ({ signal }): Promise<Schemas['PlannedTasks']> => {
      const { page: _page, perPage: _perPage, ...narrowing } = query;
      return taskCourse(api).planned({ query: { ...narrowing, ...span }, signal });
    },
    placeholderData: keepPreviousData,
  });

const taskFigures = clientOf(TaskFigures);

/** The numbers of tasks: with the key of tasks, so that a change of one makes them stale. */
export const taskStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [task.kind, 'statistics'],
    queryFn: ({ signal }) => taskFigures(api).statistics({ signal }),
  });
