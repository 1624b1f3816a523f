import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { Imports } from '#openapi/generated/operations/imports.ts';
import type { Data } from '#openapi/operation-types.ts';

import { ApiError } from '../connection/api-error.ts';
import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { Page } from './register.ts';
import { upload, type Upload } from './upload.ts';

export type Import = Schemas['Import'];
export type ImportRow = Schemas['ImportRow'];

export const imports = clientOf(Imports);

/** Which rows of an import are listed. */
export interface ImportRowsQuery {
  readonly outcome?: Schemas['ImportOutcome'];
  readonly undo?: Schemas['ImportUndo'];
  readonly double?: boolean;
  readonly search?: string;
  readonly page: number;
  readonly perPage: number;
}

/** One page of an import's rows; the previous page stays on screen until the next has loaded. */
export const importRowsQuery = (api: ApiClient, { id, state }: Pick<Import, 'id' | 'state'>, query: ImportRowsQuery) =>
  queryOptions({
    // Another check finds other rows, and an undo adds what became of them.
    queryKey: ['import', id, state, query],
    queryFn: ({ signal }): Promise<Page<ImportRow>> => imports(api).rows({ path: { id }, query, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** What values of a field can stand for; the matches of the text before stay until those of the next have loaded. */
export const importChoicesQuery = (
  api: ApiClient,
  { id, field, search }: { readonly id: string; readonly field: string; readonly search: string },
) =>
  queryOptions({
    queryKey: ['import', id, 'choices', field, search],
    queryFn: ({ signal }) =>
      imports(api).choices({ path: { id }, query: { field, ...(search !== '' && { search }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** In bytes; the contract's `x-max-bytes` (tests/unit/server/largest-import.test.ts). */
export const largestImport = 20_000_000;

/** The server refuses these too, but only once they are sent. @throws ApiError */
export function requireSize({ size }: Blob): void {
  if (size > largestImport) throw new ApiError(413, 'The file has more than 20 MB. Import it in parts');
  if (size === 0) throw new ApiError(400, 'The file is empty');
}

interface ImportedFile {
  readonly fileName: string;
  /** How it is written; the server finds what is null. */
  readonly format: Pick<Import, 'delimiter' | 'encoding'>;
}

/**
 * Uploads a file for an import into a register.
 * @throws ApiError on a refusal, and when there is no answer
 */
export async function uploadImport(
  api: ApiClient,
  kind: string,
  { fileName, format, ...sent }: Omit<Upload, 'address'> & ImportedFile,
): Promise<Import> {
  requireSize(sent.file);
  const { delimiter, encoding } = format;
  const query = new URLSearchParams({
    kind,
    fileName,
    ...(delimiter !== null && { delimiter }),
    ...(encoding !== null && { encoding }),
  });
  const address = `/imports?${query.toString()}`;
  const response = await upload(api, { address, ...sent });
  const { data }: { data: Data<'Imports.upload'> } = await response.json();
  return data;
}
