import { organisationRoleValues } from '#openapi/generated/values/organisation-role.ts';
import type { InvitationQuery, MemberQuery } from '#src/api/organisation/people.ts';
import {
  oneOf,
  pageOf,
  searchQuery,
  searchSchema,
  textOf,
  wholeNumberOf,
  type SearchOf,
} from '#src/components/search-schema.ts';

export const memberViews = ['members', 'invitations', 'former'] as const;

/** Empty for any. */
const roles = ['', ...organisationRoleValues] as const;
const states = ['', 'ACTIVE', 'DEACTIVATED'] as const;
const sorts = ['name', 'email', 'role', 'lastActiveAt'] as const;

export type MemberSortKey = (typeof sorts)[number];

/** What narrows the list of members: nothing of it does. */
export const anyMember = { search: '', role: '', state: '', page: 1 } as const;

export const memberSearchDefaults = { show: 'members', perPage: 10, sort: 'name', desc: false, ...anyMember } as const;

/** The search parameters of /manage-users; missing or invalid ones get their default. */
export const memberSearch = searchSchema((given) => ({
  show: oneOf(memberViews, given['show']) ?? memberSearchDefaults.show,
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, memberSearchDefaults.perPage),
  search: textOf(given['search']),
  role: oneOf(roles, given['role']) ?? '',
  state: oneOf(states, given['state']) ?? '',
  sort: oneOf(sorts, given['sort']) ?? memberSearchDefaults.sort,
  desc: given['desc'] === true,
}));

export type MemberSearch = SearchOf<typeof memberSearch>;

/** The query of the invitations. */
export const toInvitationQuery = ({ page, perPage, search }: MemberSearch): InvitationQuery => ({
  page,
  perPage,
  ...searchQuery(search),
});

/** The query of the members. */
export const toMemberQuery = ({ role, state, sort, desc, ...address }: MemberSearch): MemberQuery => ({
  ...toInvitationQuery({ role, state, sort, desc, ...address }),
  sortId: sort,
  desc,
  ...(role === '' ? {} : { role }),
  ...(state === '' ? {} : { state }),
});
