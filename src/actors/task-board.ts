import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { CardMove } from '#machines/task-board/arrangement.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshTasks, taskCourse } from '#src/api/task/tasks.ts';

import { failing } from './failure.ts';

/**
 * Resolves once the screen has been told what was fetched: React Query tells it in a task of its own. Put down before, a card would
 * be back at its old place for a moment, and its grip would lose the focus.
 */
const shown = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/** Stores the place of a card, and fetches the board again, whatever came of it. */
export const moveCard = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, CardMove>(({ input: { id, ...body }, signal }) =>
    failing(async () => {
      try {
        await taskCourse(api).move({ path: { id }, body, signal });
      } finally {
        await refreshTasks(queryClient);
        await shown();
      }
    }),
  );
