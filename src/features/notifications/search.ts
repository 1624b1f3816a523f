import type { NotificationQuery } from '#src/api/notifications.ts';
import { listSearch } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of the notifications page. */
export const notificationSearch = searchSchema((given) => {
  const { page, perPage, search } = listSearch(given, ['createdAt']);
  return { page, perPage, search, unread: given['unread'] === true };
});

export type NotificationSearch = SearchOf<typeof notificationSearch>;

export const notificationSearchDefaults = notificationSearch.parse({});

const maxSearchLength = 200;

/** The server query. */
export const toNotificationQuery = ({ unread, ...address }: NotificationSearch): NotificationQuery => ({
  page: address.page,
  perPage: address.perPage,
  ...(address.search === '' ? {} : { search: address.search.slice(0, maxSearchLength) }),
  ...(unread ? { unread } : {}),
});
