import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { RecurrenceDraft } from '#machines/recurrence-editing/recurrence-editing.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshTasks, taskCourse, type TaskRecurrence } from '#src/api/task/tasks.ts';

import { failing } from './failure.ts';

/** The first dates that a task would have by a rule, by the organisation's days off. */
export const previewDates = (api: ApiClient, taskId: string) =>
  fromPromise<readonly string[], TaskRecurrence>(({ input: recurrence, signal }) =>
    failing(async () => (await taskCourse(api).dates({ body: { recurrence, taskId }, signal })).dates),
  );

/** Stores how a task recurs, and fetches tasks again, whatever came of it. */
export const storeRecurrence = (
  api: ApiClient,
  queryClient: QueryClient,
  { id, version }: { readonly id: string; readonly version: number },
) =>
  fromPromise<void, RecurrenceDraft>(({ input: recurrence, signal }) =>
    failing(async () => {
      try {
        await taskCourse(api).recur({ path: { id }, body: { version, recurrence }, signal });
      } finally {
        await refreshTasks(queryClient);
      }
    }),
  );
