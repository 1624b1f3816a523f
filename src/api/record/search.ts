import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { Search } from '#openapi/generated/operations/search.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type FoundRecord = Schemas['FoundRecord'];

const search = clientOf(Search);

/** The records of all kinds that contain a text, best first. What was found before stays until the answer arrives. */
export const foundRecordsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }): Promise<FoundRecord[]> => search(api).records({ query: { text }, signal }),
    placeholderData: keepPreviousData,
    // Any change may change it.
    gcTime: 0,
  });
