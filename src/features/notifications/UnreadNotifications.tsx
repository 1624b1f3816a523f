import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { notificationPageQuery } from '#src/api/organisation/notifications.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { NotificationItem } from './NotificationItem.tsx';
import { useReading } from './useReading.ts';

const maxShown = 5;

const list = css({ listStyle: 'none', padding: '0' });

const PageLink = createLink(TextLink);

/** The person's newest unread notifications, for the dashboard; renders nothing where there are none. */
export function UnreadNotifications() {
  const reading = useReading();
  const unread = useQuery(notificationPageQuery(useApi(), { unread: true, perPage: maxShown }));
  const { data: notifications = [], pagination } = unread.data ?? {};
  if (pagination === undefined && unread.isError)
    return <LoadFailed what="notifications" error={unread.error} onRetry={() => void unread.refetch()} />;
  if (pagination === undefined || pagination.total === 0) return null;
  return (
    <Region
      title="Notifications"
      note={`${formatNumber(pagination.total)} unread`}
      action={<PageLink to="/notifications">View all</PageLink>}
    >
      <ul className={list} aria-label="Unread notifications">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onPress={() => reading.mutate(notification.id)} />
          </li>
        ))}
      </ul>
    </Region>
  );
}
