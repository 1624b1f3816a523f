import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { ReportDefinitions } from '#openapi/generated/operations/report-definitions.ts';
import { ReportRuns } from '#openapi/generated/operations/report-runs.ts';
import { ReportSchedules } from '#openapi/generated/operations/report-schedules.ts';

import { clientOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';

export type ReportRun = Schemas['ReportRun'];
export type ReportDefinition = Schemas['ReportDefinition'];
export type ReportSchedule = Schemas['ReportSchedule'];
export type ReportComparison = Schemas['ReportComparison'];

export const reportDefinitions = clientOf(ReportDefinitions);
export const reportRuns = clientOf(ReportRuns);
export const reportSchedules = clientOf(ReportSchedules);

const key = ['reports'] as const;

export interface ReportRunQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string;
}

type RunPage = Awaited<ReturnType<ReturnType<typeof reportRuns>['list']>>;

/** A page of the runs. */
export const reportRunsQuery = (api: ApiClient, query: ReportRunQuery) =>
  queryOptions({
    queryKey: [...key, 'runs', query],
    queryFn: ({ signal }) => reportRuns(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One run, as it is when it is opened: then its machine follows it. */
export const reportRunQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['report-run', id],
    queryFn: ({ signal }): Promise<ReportRun> => reportRuns(api).get({ path: { id }, signal }),
    gcTime: 0,
  });

/** What reports have. */
export const reportDefinitionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...key, 'definitions'],
    queryFn: ({ signal }): Promise<ReportDefinition[]> => reportDefinitions(api).all({ signal }),
  });

/** The reports that are made again and again. */
export const reportSchedulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...key, 'schedules'],
    queryFn: ({ signal }): Promise<ReportSchedule[]> => reportSchedules(api).all({ signal }),
  });

/** What differs between two runs. */
export const reportComparisonQuery = (api: ApiClient, id: string, other: string) =>
  queryOptions({
    queryKey: [...key, 'comparison', id, other],
    queryFn: ({ signal }): Promise<ReportComparison> =>
      reportRuns(api).compare({ path: { id }, query: { otherId: other }, signal }),
  });

/** Fetches the report library again. */
export const refreshReports = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: key });

/** Shows a run that was read by itself in the lists that have it. */
export const showRun = (queryClient: QueryClient, run: ReportRun): void => {
  queryClient.setQueriesData<RunPage>(
    { queryKey: [...key, 'runs'] },
    (page) => page && { ...page, data: page.data.map((one) => (one.id === run.id ? run : one)) },
  );
};
