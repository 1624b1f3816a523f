import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { ServiceProviderFigures } from '#openapi/generated/operations/service-provider-figures.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type ProviderStatistics = Schemas['ServiceProviderStatistics'];
export type ProviderChain = Schemas['ProviderChain'];

const figures = clientOf(ServiceProviderFigures);

/** The numbers of the dashboard: with the key of providers, so that a change of one makes them stale. */
export const providerStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['serviceProvider', 'statistics'],
    queryFn: ({ signal }): Promise<ProviderStatistics> => figures(api).statistics({ signal }),
  });

/** Reads them while their screen is loading. */
export const readEarly = (api: ApiClient) => (client: QueryClient) => client.query(providerStatisticsQuery(api));

/** What a provider uses, and what uses it. */
export const providerChainQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['serviceProvider', 'chain', id],
    queryFn: ({ signal }): Promise<ProviderChain> => figures(api).chain({ path: { id }, signal }),
  });
