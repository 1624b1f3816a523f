import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { IncidentDuties } from '#openapi/generated/operations/incident-duties.ts';
import { NotificationRegimes } from '#openapi/generated/operations/notification-regimes.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { refreshResponses } from './incident-responses.ts';

export type IncidentDuty = Schemas['IncidentDuty'];
export type IncidentDutyStep = Schemas['IncidentDutyStep'];
export type DutyEntry = Schemas['DutyEntry'];
export type DutyRegimeSetting = Schemas['DutyRegimeSetting'];

export const incidentDuties = clientOf(IncidentDuties);
export const notificationRegimes = clientOf(NotificationRegimes);

const key = 'incident-duties';

/** The duties to notify of an incident. */
export const dutiesQuery = (api: ApiClient, incidentId: string) =>
  queryOptions({
    queryKey: [key, incidentId],
    queryFn: ({ signal }) => incidentDuties(api).read({ path: { id: incidentId }, signal }),
  });

/** The regimes of the organisation. */
export const regimesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['duty-regimes'],
    queryFn: ({ signal }) => notificationRegimes(api).read({ signal }),
  });

/** Fetches incidents, timelines and duties again. */
export const refreshDuties = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [key] }), refreshResponses(queryClient)]);
};
