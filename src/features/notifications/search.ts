import type { NotificationQuery } from '#src/api/notifications.ts';
import { listSearch } from '#src/components/register/list-search.ts';
import { searchQuery, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of the notifications page. */
export const notificationSearch = searchSchema((given) => {
  const { page, perPage, search } = listSearch(given, ['createdAt']);
  return { page, perPage, search, unread: given['unread'] === true };
});

export type NotificationSearch = SearchOf<typeof notificationSearch>;

export const notificationSearchDefaults = notificationSearch.parse({});

/** The server query. */
export const toNotificationQuery = ({ unread, ...address }: NotificationSearch): NotificationQuery => ({
  page: address.page,
  perPage: address.perPage,
  ...searchQuery(address.search),
  ...(unread ? { unread } : {}),
});
