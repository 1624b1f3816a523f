import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { operations } from '#openapi/generated/types.ts';

import { dataOf, type ApiClient, type Schemas } from './client.ts';
import type { Page } from './register.ts';

export type Activity = Schemas['Activity'];
export type ActivityQuery = NonNullable<operations['Activities.list']['parameters']['query']>;
export type LoginLog = Schemas['LoginLog'];
export type LoginLogQuery = NonNullable<operations['LoginLogs.list']['parameters']['query']>;

/** Whose activity is read, and in which log: the organisation's, or the platform's. */
export interface ActivityLog {
  readonly of: 'organisation' | 'platform';
  readonly whose: 'own' | 'everybody';
}

type Send = (
  api: ApiClient,
  init: { params: { query: ActivityQuery }; signal: AbortSignal },
) => Promise<{
  data?: { data: Page<Activity> };
}>;

const sends: Readonly<Record<ActivityLog['of'], Readonly<Record<ActivityLog['whose'], Send>>>> = {
  organisation: {
    own: (api, init) => api.GET('/activities', init),
    everybody: (api, init) => api.GET('/activities/all-users', init),
  },
  platform: {
    own: (api, init) => api.GET('/admin/activities', init),
    everybody: (api, init) => api.GET('/admin/activities/all-users', init),
  },
};

/** One page of what people did. */
export const activityQuery = (api: ApiClient, log: ActivityLog, query: ActivityQuery) =>
  queryOptions({
    queryKey: ['activity', log, query],
    queryFn: async ({ signal }) => dataOf(await sends[log.of][log.whose](api, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** One page of the person's own login log. */
export const loginLogQuery = (api: ApiClient, query: LoginLogQuery) =>
  queryOptions({
    queryKey: ['login-log', query],
    queryFn: async ({ signal }): Promise<Page<LoginLog>> =>
      dataOf(await api.GET('/auth/login-logs', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
