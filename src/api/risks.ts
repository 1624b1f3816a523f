import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { operations } from '#openapi/generated/types.ts';

import { at, dataOf, idempotencyHeader, orderOf, type ApiClient, type Schemas } from './client.ts';
import { because, type RecordSource, type RegisterCalls } from './register.ts';

export type Risk = Schemas['Risk'];
export type RiskInput = Schemas['RiskInput'];
export type RiskQuery = NonNullable<operations['Risks.list']['parameters']['query']>;

export const risks: RecordSource<RegisterCalls<Risk, RiskInput, RiskQuery>> = {
  name: 'risk',
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/risk', { params: { query }, signal })),
    get: async (id, signal) => dataOf(await api.GET('/risk/{id}', { params: at(id), signal })),
    position: async (id, query, signal) =>
      dataOf(await api.GET('/risk/{id}/position', { params: { ...at(id), query: orderOf(query) }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/risk', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) => dataOf(await api.PATCH('/risk/{id}', { body, params: at(id), signal })),
    remove: async ({ id, version }, signal, reason) =>
      void (await api.POST('/risk/{id}/remove', {
        body: { version, ...because(reason) },
        params: at(id),
        signal,
      })),
    removeMany: async (records, signal, reason) =>
      void (await api.POST('/risk/remove', { body: { records, ...because(reason) }, signal })),
    removalOutlook: async (id, signal) =>
      dataOf(await api.GET('/risk/removal-outlook', { params: { query: { id } }, signal })),
    removed: async (query, signal) => dataOf(await api.GET('/risk/removed', { params: { query }, signal })),
    restoreMany: async (records, signal) => void (await api.POST('/risk/restore', { body: { records }, signal })),
  }),
};

/** The risks that a text finds, as a picker offers them. */
export const riskOptionsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: [risks.name, 'options', search],
    queryFn: async ({ signal }) => dataOf(await api.GET('/risk/options', { params: { query: { search } }, signal })),
    placeholderData: keepPreviousData,
  });

type Named = Schemas['CategoryReference'];
type Step = Schemas['StepReference'];
type Band = Pick<Schemas['RiskRating'], 'id' | 'name' | 'colour' | 'minimumScore'>;

/** What the screens of the risk register offer to choose from. */
export interface RiskChoices {
  readonly categories: readonly Named[];
  readonly sources: readonly Named[];
  readonly likelihoods: readonly Step[];
  readonly impacts: readonly Step[];
  readonly ratings: readonly Band[];
}

/** The look-ups of the risk register. They change rarely. */
export const riskChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [risks.name, 'choices'],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<RiskChoices> => {
      const [likelihoods, impacts, ratings, categories, sources] = await Promise.all([
        api.GET('/risk-likelihood/options', { signal }),
        api.GET('/risk-impact/options', { signal }),
        api.GET('/risk-rating/options', { signal }),
        api.GET('/risk-category/options', { signal }),
        api.GET('/risk-identification-source/options', { signal }),
      ]);
      return {
        likelihoods: dataOf(likelihoods),
        impacts: dataOf(impacts),
        ratings: dataOf(ratings),
        categories: dataOf(categories),
        sources: dataOf(sources),
      };
    },
  });
