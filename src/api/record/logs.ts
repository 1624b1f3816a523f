import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { Activities } from '#openapi/generated/operations/activities.ts';
import { Histories } from '#openapi/generated/operations/histories.ts';
import { LoginLogs } from '#openapi/generated/operations/login-logs.ts';
import { PlatformActivities } from '#openapi/generated/operations/platform-activities.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { nextPage } from './pages.ts';
import type { ExportSource, Page } from './register.ts';

export type Activity = Schemas['Activity'];
export type ActivityQuery = NonNullable<operations['Activities.list']['parameters']['query']>;
export type RecordEvent = Schemas['RecordEvent'];
export type LoginLog = Schemas['LoginLog'];
export type LoginLogQuery = NonNullable<operations['LoginLogs.list']['parameters']['query']>;

/** Whose activity is read, and from which log: the organisation's or the platform's. */
export interface ActivityLog {
  readonly of: 'organisation' | 'platform';
  readonly whose: 'own' | 'everyone';
}

const activities = { organisation: clientOf(Activities), platform: clientOf(PlatformActivities) };
const histories = clientOf(Histories);
const loginLogs = clientOf(LoginLogs);
const calls = { own: 'list', everyone: 'listAll' } as const;

/** One page of an activity log. */
export const activityQuery = (api: ApiClient, log: ActivityLog, query: ActivityQuery) =>
  queryOptions({
    queryKey: ['activity', log, query],
    queryFn: ({ signal }): Promise<Page<Activity>> => activities[log.of](api)[calls[log.whose]]({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** The organisation's whole log with its chain of hashes. */
export const sealedLogExport: ExportSource = {
  name: 'sealed activity log',
  calls: (api) => ({
    exportFile: (_query, format, signal) => activities.organisation(api).exportSealed({ query: { format }, signal }),
  }),
};

/** The same as a page that checks it in a browser, for auditors. */
export const verifiableLogExport: ExportSource = {
  name: 'verifiable activity log',
  calls: (api) => ({
    exportFile: (_query, _format, signal) => activities.organisation(api).exportVerifiable({ signal }),
  }),
};

/** What an activity log of the organisation shows. */
export const activityExports: Readonly<Record<ActivityLog['whose'], ExportSource>> = {
  own: {
    name: 'own activity log',
    calls: (api) => ({
      exportFile: (query, format, signal) =>
        activities.organisation(api).exportOwn({ query: { ...query, format }, signal }),
    }),
  },
  everyone: {
    name: 'activity log',
    calls: (api) => ({
      exportFile: (query, format, signal) =>
        activities.organisation(api).exportAll({ query: { ...query, format }, signal }),
    }),
  },
};

/** What the log of all administrators of the platform shows. */
export const platformActivityExport: ExportSource = {
  name: 'platform activity log',
  calls: (api) => ({
    exportFile: (query, format, signal) => activities.platform(api).exportAll({ query: { ...query, format }, signal }),
  }),
};

/** What the person's own login log shows. */
export const loginLogExport: ExportSource = {
  name: 'login log',
  calls: (api) => ({
    exportFile: (query, format, signal) => loginLogs(api).export({ query: { ...query, format }, signal }),
  }),
};

/** One page of the person's own login log. */
export const loginLogQuery = (api: ApiClient, query: LoginLogQuery) =>
  queryOptions({
    queryKey: ['login-log', query],
    queryFn: ({ signal }): Promise<Page<LoginLog>> => loginLogs(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

const historyPage = 20;

/** What was done to a record, newest first, page by page. */
export const historyQuery = (api: ApiClient, recordId: string) =>
  infiniteQueryOptions({
    queryKey: ['activity', 'history', recordId],
    queryFn: ({ pageParam, signal }): Promise<Page<RecordEvent>> =>
      histories(api).list({ path: { id: recordId }, query: { page: pageParam, perPage: historyPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // It may have changed since the tab was last open.
    staleTime: 0,
  });
