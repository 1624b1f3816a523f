import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { RiskAppetites } from '#openapi/generated/operations/risk-appetites.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange, type Page } from '../record/register.ts';
import { risks } from './risks.ts';

export type RiskAppetite = Schemas['RiskAppetite'];
export type RiskAppetiteInput = Schemas['RiskAppetiteInput'];
export type AppetitePreview = Schemas['AppetitePreview'];
export type RiskAppetiteVersion = Schemas['RiskAppetiteVersion'];
export type AppetiteVersionQuery = NonNullable<operations['RiskAppetites.list']['parameters']['query']>;

export const riskAppetites = clientOf(RiskAppetites);

const key = 'risk-appetite';

/** The appetite of the organisation. */
export const riskAppetiteQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'now'],
    queryFn: ({ signal }): Promise<RiskAppetite> => riskAppetites(api).read({ signal }),
  });

/** What another appetite would change. */
export const appetitePreviewQuery = (api: ApiClient, appetite: RiskAppetiteInput) =>
  queryOptions({
    queryKey: [key, 'preview', appetite],
    queryFn: ({ signal }): Promise<AppetitePreview> => riskAppetites(api).preview({ body: appetite, signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the versions of the appetite. */
export const appetiteVersionsQuery = (api: ApiClient, query: AppetiteVersionQuery) =>
  queryOptions({
    queryKey: [key, 'versions', query],
    queryFn: ({ signal }): Promise<Page<RiskAppetiteVersion>> => riskAppetites(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches again what a new appetite changes: itself, its versions and everything derived from risks. A preview was of the one before. */
export async function refreshAppetite(queryClient: QueryClient): Promise<void> {
  const isStale = staleAfterChange(risks);
  await queryClient.invalidateQueries({
    predicate: (query) => {
      const [first, what] = query.queryKey;
      return (first === key && what !== 'preview') || isStale(query);
    },
  });
}
