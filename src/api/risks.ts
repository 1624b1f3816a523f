import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { operations } from '#openapi/generated/types.ts';

import { dataOf, type ApiClient, type Schemas } from './client.ts';

export type Risk = Schemas['Risk'];
export type RiskQuery = NonNullable<operations['Risks.list']['parameters']['query']>;

/** Everything read of risks hangs below this key, so that one word after a change makes all of it fresh. */
export const riskKey = ['risk'] as const;

/** One page of the register; the page before stays on screen until the next is there. */
export const riskListQuery = (api: ApiClient, query: RiskQuery) =>
  queryOptions({
    queryKey: [...riskKey, 'list', query],
    queryFn: async ({ signal }) => dataOf(await api.GET('/risk', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const riskQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...riskKey, 'one', id],
    queryFn: async ({ signal }) => dataOf(await api.GET('/risk/{id}', { params: { path: { id } }, signal })),
  });

/** The risks that a text finds, as a picker offers them. */
export const riskOptionsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: [...riskKey, 'options', search],
    queryFn: async ({ signal }) => dataOf(await api.GET('/risk/options', { params: { query: { search } }, signal })),
    placeholderData: keepPreviousData,
  });

type Named = Pick<Schemas['RiskCategory'], 'id' | 'name'>;
type Step = Pick<Schemas['RiskLikelihood'], 'id' | 'name' | 'score'>;
type Band = Pick<Schemas['RiskRating'], 'id' | 'name' | 'colour' | 'minimumScore'>;

/** What the risk form offers to choose from. */
export interface RiskChoices {
  readonly categories: readonly Named[];
  readonly likelihoods: readonly Step[];
  readonly impacts: readonly Step[];
  readonly ratings: readonly Band[];
}

/** The look-ups of the risk form. They change rarely. */
export const riskChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...riskKey, 'choices'],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<RiskChoices> => {
      const [likelihoods, impacts, ratings, categories] = await Promise.all([
        api.GET('/risk-likelihood/options', { signal }),
        api.GET('/risk-impact/options', { signal }),
        api.GET('/risk-rating/options', { signal }),
        api.GET('/risk-category/options', { signal }),
      ]);
      return {
        likelihoods: dataOf(likelihoods),
        impacts: dataOf(impacts),
        ratings: dataOf(ratings),
        categories: dataOf(categories),
      };
    },
  });
