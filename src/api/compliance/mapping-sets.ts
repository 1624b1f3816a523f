import { queryOptions } from '@tanstack/react-query';

import { MappingSets } from '#openapi/generated/operations/mapping-sets.ts';
import type { Data } from '#openapi/operation-types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { requireSize } from '../record/imports.ts';
import { upload } from '../record/upload.ts';

export type MappingSet = Schemas['MappingSet'];
export type MappingRow = Schemas['MappingRow'];

export const mappingSets = clientOf(MappingSets);

/** The root query key of all that is read of sets of mappings. */
export const mappingSetKey = ['mapping-set'] as const;

/** The platform's sets. */
export const mappingSetsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...mappingSetKey, 'list'],
    queryFn: ({ signal }) => mappingSets(api).sets({ signal }),
  });

/** A set with its mappings. */
export const mappingSetQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...mappingSetKey, id],
    queryFn: ({ signal }) => mappingSets(api).get({ path: { id }, signal }),
  });

interface ImportedMappings {
  readonly file: Blob;
  readonly source: string;
  readonly target: string;
  readonly signal: AbortSignal;
}

/** Imports mappings from a file. @throws ApiError on a refusal, and when there is no answer */
export async function importMappings(
  api: ApiClient,
  { source, target, ...sent }: ImportedMappings,
): Promise<Schemas['MappingImport']> {
  requireSize(sent.file);
  const query = new URLSearchParams({ ...(source !== '' && { source }), ...(target !== '' && { target }) });
  const address = `/admin/mapping-set/import?${query.toString()}`;
  const response = await upload(api, { address, onProgress: () => undefined, ...sent });
  const { data }: { data: Data<'MappingSets.importFile'> } = await response.json();
  return data;
}
