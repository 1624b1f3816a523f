import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshNotifications as refresh } from '#src/api/organisation/notifications.ts';

import { failing } from './failure.ts';

/** Refetches the cached notifications. */
export const refreshNotifications = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void>(() => failing(() => refresh(api, queryClient)));
