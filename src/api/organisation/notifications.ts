import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { Notifications } from '#openapi/generated/operations/notifications.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { Page } from '../record/register.ts';

export type Notification = Schemas['Notification'];
export type NotificationQuery = NonNullable<operations['Notifications.list']['parameters']['query']>;

const key = 'notification';
const shownInBell = 30;

export const notifications = clientOf(Notifications);

/** One page of the person's notifications. */
export const notificationPageQuery = (api: ApiClient, query: NotificationQuery) =>
  queryOptions({
    queryKey: [key, 'page', query],
    queryFn: ({ signal }): Promise<Page<Notification>> => notifications(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** The newest notifications, for the bell's panel. The bell's machine decides when to fetch them. */
export const newestNotificationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'newest'],
    queryFn: ({ signal }): Promise<Page<Notification>> =>
      notifications(api).list({ query: { perPage: shownInBell }, signal }),
  });

/** The number of unread notifications. */
export const notificationCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'counts'],
    queryFn: ({ signal }) => notifications(api).counts({ signal }),
  });

export const isUnread = ({ userNotifications: [own] }: Notification): boolean => own?.status === 'UNREAD';

const asRead = (notification: Notification): Notification => ({
  ...notification,
  userNotifications: [{ status: 'READ' }],
});

/** Marks notifications as read in the cache before the server confirms: one by its id, or all. */
export function showAsRead(queryClient: QueryClient, notificationId?: string): void {
  const isTarget = (one: Notification) => notificationId === undefined || one.id === notificationId;
  for (const name of ['page', 'newest']) {
    queryClient.setQueriesData<Page<Notification>>({ queryKey: [key, name] }, (page) =>
      page === undefined ? page : { ...page, data: page.data.map((one) => (isTarget(one) ? asRead(one) : one)) },
    );
  }
  queryClient.setQueriesData<Schemas['NotificationCounts']>({ queryKey: [key, 'counts'] }, (counts) =>
    counts === undefined
      ? counts
      : { ...counts, unread: notificationId === undefined ? 0 : Math.max(0, counts.unread - 1) },
  );
}

/** The settings with which what is in the cache was read. */
const appliedSettings = new WeakMap<QueryClient, string>();

/**
 * Refetches everything once look-ups, the matrix or the appetite have changed elsewhere: what was read before and what is read from now
 * on must not stand side by side, such as two ratings of one risk (decision 213).
 */
async function applySettings(queryClient: QueryClient, settings: string): Promise<void> {
  const applied = appliedSettings.get(queryClient);
  appliedSettings.set(queryClient, settings);
  if (applied === undefined || applied === settings) return;
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== key });
}

/** Refetches the notification queries: the count, the bell's list once it has been opened, and the page on screen. */
export async function refreshNotifications(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const newest = newestNotificationsQuery(api);
  const [counts] = await Promise.all([
    queryClient.query({ ...notificationCountsQuery(api), staleTime: 0 }),
    queryClient.getQueryData(newest.queryKey) === undefined
      ? undefined
      : queryClient.query({ ...newest, staleTime: 0 }),
    queryClient.invalidateQueries({ queryKey: [key, 'page'] }),
  ]);
  await applySettings(queryClient, counts.settings);
}
