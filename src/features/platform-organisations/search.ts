import { organisationStateValues } from '#openapi/generated/values/organisation-state.ts';
import { platformOrganisationSortValues } from '#openapi/generated/values/platform-organisation-sort.ts';
import type { PlatformOrganisationQuery } from '#src/api/organisation/platform-organisations.ts';
import {
  oneOf,
  pageOf,
  searchQuery,
  searchSchema,
  textOf,
  wholeNumberOf,
  type SearchOf,
} from '#src/components/search-schema.ts';

/** Empty for any. */
const states = ['', ...organisationStateValues] as const;

/** The search parameters of /admin/organisations; missing or invalid ones get their default. */
export const organisationSearch = searchSchema((given) => ({
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 10),
  search: textOf(given['search']),
  state: oneOf(states, given['state']) ?? '',
  sort: oneOf(platformOrganisationSortValues, given['sort']) ?? 'name',
  desc: given['desc'] === true,
}));

export type OrganisationSearch = SearchOf<typeof organisationSearch>;

export const toOrganisationQuery = (address: OrganisationSearch): PlatformOrganisationQuery => ({
  page: address.page,
  perPage: address.perPage,
  sortId: address.sort,
  desc: address.desc,
  ...(address.state === '' ? {} : { state: address.state }),
  ...searchQuery(address.search),
});
