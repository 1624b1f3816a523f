import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

import { IncidentResponses } from '#openapi/generated/operations/incident-responses.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange } from '../record/register.ts';
import { incidents } from './incidents.ts';

export type TimelineEntry = Schemas['TimelineEntry'];

export const incidentResponses = clientOf(IncidentResponses);

const key = 'incident-timeline';
const perPage = 20;

/** The timeline of an incident, the latest first. */
export const timelineQuery = (api: ApiClient, incidentId: string) =>
  infiniteQueryOptions({
    queryKey: [key, incidentId],
    queryFn: ({ signal, pageParam: page }) =>
      incidentResponses(api).list({ path: { id: incidentId }, query: { page, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  });

/** Fetches incidents and timelines again. */
export const refreshResponses = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(incidents);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
