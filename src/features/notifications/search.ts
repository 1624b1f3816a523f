import * as z from 'zod/mini';

import type { NotificationQuery } from '#src/api/notifications.ts';
import { listSearch } from '#src/components/register/list-search.ts';

const { page, perPage, search } = listSearch(['createdAt']);

/** What the address of the notifications holds. */
export const notificationSearch = z.object({
  page,
  perPage,
  search,
  unread: z.catch(z._default(z.boolean(), false), false),
});

export type NotificationSearch = z.infer<typeof notificationSearch>;

export const notificationSearchDefaults = notificationSearch.parse({});

const longestSearch = 200;

/** What the server is asked for. */
export const toNotificationQuery = ({ unread, ...address }: NotificationSearch): NotificationQuery => ({
  page: address.page,
  perPage: address.perPage,
  ...(address.search === '' ? {} : { search: address.search.slice(0, longestSearch) }),
  ...(unread ? { unread } : {}),
});
