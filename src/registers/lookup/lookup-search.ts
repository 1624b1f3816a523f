import { stripSearchParams } from '@tanstack/react-router';

import type { LookupQuery } from '#src/api/record/lookups.ts';
import { listQueryOf, listSearch, openRecord } from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of a look-up's screen. */
export const lookupSearch = searchSchema((given) => ({
  ...listSearch(given, ['position', 'name']),
  entry: openRecord(given['entry']),
  /** What it shows instead of its list: the import of a file. */
  view: oneOf(['import'], given['view']),
}));

export type LookupSearch = SearchOf<typeof lookupSearch>;

/** Parameters equal to these are omitted from addresses. */
export const lookupSearchDefaults = lookupSearch.parse({});

/** The search parameters of a look-up's route. */
export const lookupRoute = {
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams<LookupSearch>(lookupSearchDefaults)] },
};

/** Look-ups are short and ordered as a whole, so a page holds as many entries as the contract allows. */
export const lookupPerPage = 100;

/** The server query. */
export const toLookupQuery = (search: LookupSearch): LookupQuery => ({
  ...listQueryOf(search),
  perPage: lookupPerPage,
});
