import type { LookupQuery } from '#src/api/lookups.ts';
import { listQueryOf, listSearch, openRecord } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** What the address of a look-up's screen holds. */
export const lookupSearch = searchSchema((given) => ({
  ...listSearch(given, ['position', 'name']),
  entry: openRecord(given['entry']),
}));

export type LookupSearch = SearchOf<typeof lookupSearch>;

/** What equals it is left out of addresses. */
export const lookupSearchDefaults = lookupSearch.parse({});

/** Look-ups are short and are put in order as a whole: a page holds as many entries as the contract gives. */
export const lookupPerPage = 100;

/** What the server is asked for. */
export const toLookupQuery = (search: LookupSearch): LookupQuery => ({
  ...listQueryOf(search),
  perPage: lookupPerPage,
});
