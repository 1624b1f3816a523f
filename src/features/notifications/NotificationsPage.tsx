import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isUnread, notificationCountsQuery, notificationPageQuery } from '#src/api/organisation/notifications.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { filtersInWords, type RegisterFilter } from '#src/components/register/filters.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useDestination } from '#src/components/register/useDestination.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { shellTexts } from '#src/texts/shell.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

import { NotificationItem } from './NotificationItem.tsx';
import { notificationSearchDefaults, toNotificationQuery, type NotificationSearch } from './search.ts';
import { useReading } from './useReading.ts';

const route = getRouteApi('/_app/_guarded/notifications');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const list = css({
  flex: '1',
  minHeight: '0',
  scrolls: 'y',
  listStyle: 'none',
  padding: '0',
});
const noun = { one: 'notification', many: 'notifications' };

/** /notifications: all of the person's notifications in the organisation. Platform roles have none. */
export function NotificationsPage() {
  const leaving = useLinkedRecord();
  const inOrganisation = useSession(({ context }) => context.organisation !== null);
  if (leaving) return null;
  if (inOrganisation) return <OwnNotifications />;
  return (
    <EmptyState headingLevel="h1" title={shellTexts.notifications.none}>
      Notifications are sent within organisations only.
    </EmptyState>
  );
}

/** Opens the record that the address names, in place of this page. @returns whether it names one that has a page */
function useLinkedRecord(): boolean {
  const { kind, record } = route.useSearch();
  const destinationOf = useDestination();
  const navigate = useNavigate();
  const destination = record === undefined ? undefined : destinationOf(kind, record);
  const { to, search } = destination ?? {};
  const address = JSON.stringify(search);
  // As text: a destination is a new object in every render.
  useEffect(() => {
    if (to !== undefined) void navigate({ to, search: JSON.parse(address), replace: true });
  }, [navigate, to, address]);
  return destination !== undefined;
}

function OwnNotifications() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const reading = useReading();
  const page = useQuery(notificationPageQuery(useApi(), toNotificationQuery(address)));
  const counts = useQuery(notificationCountsQuery(useApi()));
  const show = (change: Partial<NotificationSearch>, { replace = false }: ShowOptions = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const totals = page.data?.pagination;
  // Checks all notifications: those on this page may be read, or the unread ones hidden by a filter.
  const anyUnread = (counts.data?.unread ?? 0) > 0;
  const filters = [unreadFilter(address.unread, (unread) => show({ unread, page: 1 }))];
  const clear = () => show(notificationSearchDefaults);
  return (
    <div className={screen}>
      <PageTitle
        title="Notifications"
        note={totals && countedOf(totals, noun)}
        actions={
          <Button disabled={!anyUnread} onClick={() => reading.mutate(undefined)}>
            Read All
          </Button>
        }
      />
      <RegisterToolbar
        searchLabel="Search notifications"
        search={address.search}
        onSearch={(search) => show({ search, page: 1 })}
        filters={filters}
        onClear={clear}
      />
      <ListContent
        noun={noun}
        list={listStateOf(page)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={filtersInWords(filters, address.search)}
        onClear={clear}
        onAdd={undefined}
        none={shellTexts.notifications.none}
        firstSteps="You are notified when a record is assigned to you, when someone else changes a record you own, and before something you own is due."
      >
        {(notifications) => (
          <ul className={list} aria-label="Notifications" aria-busy={page.isPlaceholderData}>
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationItem
                  notification={notification}
                  onPress={() => {
                    if (isUnread(notification)) reading.mutate(notification.id);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </ListContent>
    </div>
  );
}

const unreadFilter = (unread: boolean, onChange: (unread: boolean) => void): RegisterFilter => ({
  name: 'Status',
  field: (
    <Checkbox checked={unread} onCheckedChange={onChange}>
      Unread only
    </Checkbox>
  ),
  value: unread ? 'Unread' : undefined,
  onRemove: () => onChange(false),
});
