import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { PolicyFigures } from '#openapi/generated/operations/policy-figures.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type PolicyStatistics = Schemas['PolicyStatistics'];

/** What a number of the dashboard counts, which the register takes as a filter. */
export type PolicyFigure = Schemas['PolicyFigure'];

const policyFigures = clientOf(PolicyFigures);

/** The numbers of the policy dashboard: with the key of policies, so that a change of one makes them stale. */
export const policyStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['policy', 'statistics'],
    queryFn: ({ signal }): Promise<PolicyStatistics> => policyFigures(api).statistics({ signal }),
  });

/** Reads them while their screen is loading. */
export const readEarly = (api: ApiClient) => (client: QueryClient) => client.query(policyStatisticsQuery(api));
