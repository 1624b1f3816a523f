import { stripSearchParams } from '@tanstack/react-router';

import { labelSortValues } from '#openapi/generated/values/label-sort.ts';
import { listQueryOf, listSearch, openRecord } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of the labels' screen. */
const labelSearch = searchSchema((given) => ({
  ...listSearch(given, labelSortValues),
  label: openRecord(given['label']),
}));

export type LabelSearch = SearchOf<typeof labelSearch>;

/** The search parameters of its route. */
export const labelRoute = {
  validateSearch: labelSearch,
  search: { middlewares: [stripSearchParams<LabelSearch>(labelSearch.parse({}))] },
};

/** The server query. */
export const toLabelQuery = (search: LabelSearch) => listQueryOf(search);
