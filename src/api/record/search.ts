import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { Search } from '#openapi/generated/operations/search.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { PickerQuery } from './picker.ts';

export type FoundRecord = Schemas['FoundRecord'];

const search = clientOf(Search);

/** The records of all kinds that contain a text, best first. What was found before stays until the answer arrives. */
export const foundRecordsQuery = (api: ApiClient, query: Pick<PickerQuery, 'search'>) =>
  queryOptions<FoundRecord[], Error, FoundRecord[], (string | PickerQuery)[]>({
    queryKey: ['search', query],
    queryFn: ({ signal }) => search(api).records({ query: { text: query.search ?? '' }, signal }),
    placeholderData: keepPreviousData,
    // Any change may change it.
    gcTime: 0,
  });
