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

export const memberSearchDefaults = { show: 'members', page: 1, perPage: 10, search: '' } as const;

/** The search parameters of /manage-users; missing or invalid ones get their default. */
export const memberSearch = searchSchema((given) => ({
  show: oneOf(memberViews, given['show']) ?? memberSearchDefaults.show,
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, memberSearchDefaults.perPage),
  search: textOf(given['search']),
}));

export type MemberSearch = SearchOf<typeof memberSearch>;

export const toListQuery = ({ page, perPage, search }: MemberSearch): MemberQuery & InvitationQuery => ({
  page,
  perPage,
  ...searchQuery(search),
});
