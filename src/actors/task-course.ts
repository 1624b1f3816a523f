import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { projectCourse, refreshProjects, refreshTasks, taskCourse } from '#src/api/task/tasks.ts';

import { failing } from './failure.ts';

/** Does something, and fetches what it may have changed again, whatever came of it. */
const refreshing = <T>(refresh: () => Promise<void>, work: () => Promise<T>): Promise<T> =>
  failing(async () => {
    try {
      return await work();
    } finally {
      await refresh();
    }
  });

/** What the dialog of an action on a project asks for. */
export interface ProjectDraft {
  readonly action: Schemas['ProjectAction'];
  /** The version of the project that the person sees. */
  readonly version: number;
  readonly reason: string;
}

/** Moves a project along its lifecycle. */
export const takeProjectAction = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<ProjectDraft>>(({ input: { draft }, signal }) =>
    refreshing(
      () => refreshProjects(queryClient),
      async () => {
        await projectCourse(api).changeStatus({ path: { id }, body: draft, signal });
      },
    ),
  );

/** What the dialog of an action on a task asks for. */
export interface TaskDraft {
  readonly action: Schemas['TaskAction'] | 'SKIP';
  /** The version of the task that the person sees. */
  readonly version: number;
  readonly reason: string;
}

/** What the dialog that reopens an occurrence asks for. */
export interface ReopeningDraft {
  readonly number: number;
  /** The version of the task that the person sees. */
  readonly version: number;
  readonly reason: string;
}

/** Takes an occurrence that was done or skipped up again. */
export const reopenOccurrence = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<ReopeningDraft>>(({ input: { draft }, signal }) =>
    refreshing(
      () => refreshTasks(queryClient),
      async () => {
        await taskCourse(api).reopen({ path: { id }, body: draft, signal });
      },
    ),
  );

/** Ends a task, takes it up again, or skips its open occurrence. */
export const takeTaskAction = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<TaskDraft>>(({ input: { draft }, signal }) =>
    refreshing(
      () => refreshTasks(queryClient),
      async () => {
        const { action, version, reason } = draft;
        const path = { id };
        if (action === 'SKIP') await taskCourse(api).skip({ path, body: { version, reason }, signal });
        else await taskCourse(api).changeStatus({ path, body: { action, version, reason }, signal });
      },
    ),
  );
