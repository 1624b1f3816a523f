import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { notifications } from '#src/api/organisation/notifications.ts';

import { failing } from './failure.ts';

/** Marks all notifications as read on the server. */
export const markAllAsRead = (api: ApiClient) =>
  fromPromise<void>(({ signal }) => failing(() => notifications(api).markAllAsRead({ signal })));
