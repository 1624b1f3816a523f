import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { IncidentFigures } from '#openapi/generated/operations/incident-figures.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type IncidentStatistics = Schemas['IncidentStatistics'];

const incidentFigures = clientOf(IncidentFigures);

/** The numbers of the incident dashboard: with the key of incidents, so that a change of one makes them stale. */
export const incidentStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['incident', 'statistics'],
    queryFn: ({ signal }): Promise<IncidentStatistics> => incidentFigures(api).statistics({ signal }),
  });

/** Reads them while their screen is loading. */
export const readEarly = (api: ApiClient) => (client: QueryClient) => client.query(incidentStatisticsQuery(api));
