import type { PlatformUserQuery } from '#src/api/organisation/platform-users.ts';
import {
  pageOf,
  searchQuery,
  searchSchema,
  textOf,
  wholeNumberOf,
  type SearchOf,
} from '#src/components/search-schema.ts';

/** Specification section 5: page 1, perPage 10 and an empty search are the defaults. */
export const accountSearchDefaults = { page: 1, perPage: 10, search: '' } as const;

const defaults = accountSearchDefaults;

/** The search parameters of the account list; missing or invalid ones get their default. */
export const accountSearch = searchSchema((given) => ({
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, defaults.perPage),
  search: textOf(given['search']),
}));

export type AccountSearch = SearchOf<typeof accountSearch>;

export const toAccountQuery = ({ page, perPage, search }: AccountSearch): PlatformUserQuery => ({
  page,
  perPage,
  ...searchQuery(search),
});
