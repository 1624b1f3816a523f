import { queryOptions } from '@tanstack/react-query';

import { IncidentOnCall } from '#openapi/generated/operations/incident-on-call.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient } from '../connection/client.ts';

export const incidentOnCall = clientOf(IncidentOnCall);

/** Who is on call. */
export const onCallQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['incident-on-call'], queryFn: ({ signal }) => incidentOnCall(api).read({ signal }) });
