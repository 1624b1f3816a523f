import type { operations } from '#openapi/generated/types.ts';

import { at, atVersion, dataOf, idempotencyHeader, type Schemas } from './client.ts';
import type { RecordCalls, RecordSource } from './register.ts';

/** Search, page and order of every look-up's list. */
export type LookupQuery = NonNullable<operations['RiskCategories.list']['parameters']['query']>;

export type LookupSource<Entry, Input> = RecordSource<RecordCalls<Entry, Input, LookupQuery>>;

// The names of look-ups stand on the records that use them.
const onRisks = ['risk'] as const;

export const riskLikelihoods: LookupSource<Schemas['RiskLikelihood'], Schemas['RiskLikelihoodInput']> = {
  name: 'risk-likelihood',
  alsoInvalidates: onRisks,
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/risk-likelihood', { params: { query }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/risk-likelihood', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) =>
      dataOf(await api.PATCH('/risk-likelihood/{id}', { body, params: at(id), signal })),
    remove: async (entry, signal) =>
      void (await api.DELETE('/risk-likelihood/{id}', { params: atVersion(entry), signal })),
  }),
};

export const riskImpacts: LookupSource<Schemas['RiskImpact'], Schemas['RiskImpactInput']> = {
  name: 'risk-impact',
  alsoInvalidates: onRisks,
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/risk-impact', { params: { query }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/risk-impact', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) => dataOf(await api.PATCH('/risk-impact/{id}', { body, params: at(id), signal })),
    remove: async (entry, signal) => void (await api.DELETE('/risk-impact/{id}', { params: atVersion(entry), signal })),
  }),
};

export const riskRatings: LookupSource<Schemas['RiskRating'], Schemas['RiskRatingInput']> = {
  name: 'risk-rating',
  alsoInvalidates: onRisks,
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/risk-rating', { params: { query }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/risk-rating', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) => dataOf(await api.PATCH('/risk-rating/{id}', { body, params: at(id), signal })),
    remove: async (entry, signal) => void (await api.DELETE('/risk-rating/{id}', { params: atVersion(entry), signal })),
  }),
};

export const riskCategories: LookupSource<Schemas['RiskCategory'], Schemas['RiskCategoryInput']> = {
  name: 'risk-category',
  alsoInvalidates: onRisks,
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/risk-category', { params: { query }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/risk-category', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) =>
      dataOf(await api.PATCH('/risk-category/{id}', { body, params: at(id), signal })),
    remove: async (entry, signal) =>
      void (await api.DELETE('/risk-category/{id}', { params: atVersion(entry), signal })),
  }),
};

export const riskIdentificationSources: LookupSource<
  Schemas['RiskIdentificationSource'],
  Schemas['RiskIdentificationSourceInput']
> = {
  name: 'risk-identification-source',
  alsoInvalidates: onRisks,
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/risk-identification-source', { params: { query }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/risk-identification-source', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) =>
      dataOf(await api.PATCH('/risk-identification-source/{id}', { body, params: at(id), signal })),
    remove: async (entry, signal) =>
      void (await api.DELETE('/risk-identification-source/{id}', { params: atVersion(entry), signal })),
  }),
};

export const assetTypes: LookupSource<Schemas['AssetType'], Schemas['AssetTypeInput']> = {
  name: 'asset-type',
  alsoInvalidates: ['information-asset'],
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/asset-type', { params: { query }, signal })),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/asset-type', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) => dataOf(await api.PATCH('/asset-type/{id}', { body, params: at(id), signal })),
    remove: async (entry, signal) => void (await api.DELETE('/asset-type/{id}', { params: atVersion(entry), signal })),
  }),
};
