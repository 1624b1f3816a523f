import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { newestNotificationsQuery } from '#src/api/organisation/notifications.ts';

import { failing } from './failure.ts';

/** Reads the newest notifications into the cache. */
export const loadNotifications = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void>(() => failing(async () => void (await queryClient.query(newestNotificationsQuery(api)))));
