import type { NotificationQuery } from '#src/api/organisation/notifications.ts';
import { listSearch } from '#src/components/register/list-search.ts';
import { idOf, searchQuery, searchSchema, textOf, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of the notifications page. A link in a mail has the kind and id of a record to open instead. */
export const notificationSearch = searchSchema((given) => {
  const { page, perPage, search } = listSearch(given, ['createdAt']);
  const record = idOf(given['record']);
  return { page, perPage, search, unread: given['unread'] === true, kind: textOf(given['kind']), record };
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
