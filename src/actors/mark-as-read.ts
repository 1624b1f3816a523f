import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { notifications } from '#src/api/organisation/notifications.ts';

import { failing } from './failure.ts';

/** Marks a notification as read on the server. */
export const markAsRead = (api: ApiClient) =>
  fromPromise<void, { notificationId: string }>(({ input, signal }) =>
    failing(() => notifications(api).markAsRead({ body: input, signal })),
  );
