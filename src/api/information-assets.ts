import { queryOptions } from '@tanstack/react-query';

import type { operations } from '#openapi/generated/types.ts';

import { at, dataOf, idempotencyHeader, orderOf, type ApiClient, type Schemas } from './client.ts';
import { because, type RecordSource, type RegisterCalls } from './register.ts';

export type InformationAsset = Schemas['InformationAsset'];
export type InformationAssetInput = Schemas['InformationAssetInput'];
export type InformationAssetQuery = NonNullable<operations['InformationAssets.list']['parameters']['query']>;

export const informationAssets: RecordSource<
  RegisterCalls<InformationAsset, InformationAssetInput, InformationAssetQuery>
> = {
  name: 'information-asset',
  alsoInvalidates: ['risk'],
  calls: (api) => ({
    list: async (query, signal) => dataOf(await api.GET('/information-asset', { params: { query }, signal })),
    get: async (id, signal) => dataOf(await api.GET('/information-asset/{id}', { params: at(id), signal })),
    position: async (id, query, signal) =>
      dataOf(
        await api.GET('/information-asset/{id}/position', { params: { ...at(id), query: orderOf(query) }, signal }),
      ),
    create: async (body, key, signal) =>
      dataOf(await api.POST('/information-asset', { body, params: idempotencyHeader(key), signal })),
    update: async (id, body, signal) =>
      dataOf(await api.PATCH('/information-asset/{id}', { body, params: at(id), signal })),
    remove: async ({ id, version }, signal, reason) =>
      void (await api.POST('/information-asset/{id}/remove', {
        body: { version, ...because(reason) },
        params: at(id),
        signal,
      })),
    removeMany: async (records, signal, reason) =>
      void (await api.POST('/information-asset/remove', { body: { records, ...because(reason) }, signal })),
    removalOutlook: async (id, signal) =>
      dataOf(await api.GET('/information-asset/removal-outlook', { params: { query: { id } }, signal })),
    removed: async (query, signal) =>
      dataOf(await api.GET('/information-asset/removed', { params: { query }, signal })),
    restoreMany: async (records, signal) =>
      void (await api.POST('/information-asset/restore', { body: { records }, signal })),
  }),
};

/** The asset types that are offered. They change rarely. */
export const assetTypeOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [informationAssets.name, 'types'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => dataOf(await api.GET('/asset-type/options', { signal })),
  });

/** The assets that contain a text, for pickers. */
export const assetOptionsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: [informationAssets.name, 'options', search],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/information-asset/options', { params: { query: { search } }, signal })),
  });
