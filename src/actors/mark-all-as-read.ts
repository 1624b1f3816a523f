import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** Tells the server that all notifications were read. */
export const markAllAsRead = (api: ApiClient) =>
  fromPromise<void>(({ signal }) =>
    failing(async () => void (await api.PATCH('/notifications/mark-all-as-read', { signal }))),
  );
