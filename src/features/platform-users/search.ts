import { organisationRoleValues } from '#openapi/generated/values/organisation-role.ts';
import type { PlatformUserQuery } from '#src/api/organisation/platform-users.ts';
import {
  idOf,
  oneOf,
  pageOf,
  searchQuery,
  searchSchema,
  textOf,
  wholeNumberOf,
  type SearchOf,
} from '#src/components/search-schema.ts';

/** Empty for any. */
const roles = ['', ...organisationRoleValues] as const;
const accountStates = ['', 'waiting', 'active', 'inactive'] as const;

/**
 * The search parameters of the account list; missing or invalid ones get their default (specification section 5): page 1, ten
 * rows, no search.
 */
export const accountSearch = searchSchema((given) => ({
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 10),
  search: textOf(given['search']),
  state: oneOf(accountStates, given['state']) ?? '',
  role: oneOf(roles, given['role']) ?? '',
  organisation: idOf(given['organisation']) ?? '',
}));

export type AccountSearch = SearchOf<typeof accountSearch>;

const stateQueries: Readonly<Record<AccountSearch['state'], Pick<PlatformUserQuery, 'approved' | 'active'>>> = {
  '': {},
  waiting: { approved: false, active: true },
  active: { approved: true, active: true },
  inactive: { active: false },
};

export const toAccountQuery = (address: AccountSearch): PlatformUserQuery => ({
  page: address.page,
  perPage: address.perPage,
  ...stateQueries[address.state],
  ...(address.role === '' ? {} : { role: address.role }),
  ...(address.organisation === '' ? {} : { organisationId: address.organisation }),
  ...searchQuery(address.search),
});
