import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

import { IncidentReports } from '#openapi/generated/operations/incident-reports.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { nextPage } from '../record/pages.ts';
import { refreshResponses } from './incident-responses.ts';

export type ReportedIncident = Schemas['IncidentReport'];

export const incidentReports = clientOf(IncidentReports);

const key = 'reported-incidents';
const perPage = 10;

/** The incidents that the person reported, the latest first, page by page. */
export const reportedQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [key],
    queryFn: ({ pageParam: page, signal }) => incidentReports(api).mine({ query: { page, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Fetches what was reported, and incidents, again. */
export const refreshReported = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [key] }), refreshResponses(queryClient)]);
};
