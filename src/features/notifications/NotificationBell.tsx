import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isUnread, newestNotificationsQuery, notificationCountsQuery } from '#src/api/organisation/notifications.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { shellTexts } from '#src/texts/shell.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Popover from '#src/ui/overlay/Popover.tsx';
import { BellIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { NotificationItem } from './NotificationItem.tsx';
import { useNotificationsActor } from './useNotificationsActor.ts';

type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;

// Fixed height, so that the panel does not jump when its list arrives (specification section 2.6).
const list = css({
  height: '[min(24rem, 60dvh)]',
  scrolls: 'y',
  overscrollBehavior: 'contain',
});
const nothing = css({ display: 'grid', placeItems: 'center', height: 'full', color: 'fg.muted' });

/** Specification section 9. */
const maxCounted = 99;

const countOf = (unread: number) => (unread > maxCounted ? `${maxCounted}+` : `${unread}`);

/** The bell in the header and its panel (specification section 2.6); only for organisation roles. */
export function NotificationBell() {
  const notifications = useNotificationsActor();
  const open = useSelector(notifications, (snapshot) => snapshot.hasTag('open'));
  const { data: counts } = useQuery({ ...notificationCountsQuery(useApi()), enabled: false });
  const unread = counts?.unread ?? 0;
  return (
    <Popover.Root
      open={open}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
      onOpenChange={(change) => {
        if (change.open !== open) notifications.send({ type: change.open ? 'bell.pressed' : 'panel.dismissed' });
      }}
    >
      <Popover.Trigger asChild>
        <IconButton
          label={unread === 0 ? 'Notifications' : `Notifications, ${countOf(unread)} unread`}
          count={unread === 0 ? undefined : countOf(unread)}
        >
          <BellIcon />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        title="Notifications"
        action={
          <Button
            variant="ghost"
            size="sm"
            disabled={unread === 0}
            onClick={() => notifications.send({ type: 'readAll.pressed' })}
          >
            Read All
          </Button>
        }
      >
        <div className={list}>
          <Newest notifications={notifications} />
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

function Newest({ notifications }: { readonly notifications: NotificationsActor }) {
  const failure = useSelector(notifications, ({ context }) => context.failure);
  const { data: newest } = useQuery({ ...newestNotificationsQuery(useApi()), enabled: false });
  if (failure !== null)
    return (
      <LoadFailed what="notifications" error={failure} onRetry={() => notifications.send({ type: 'retry.pressed' })} />
    );
  if (newest === undefined) return <LoadingRows rows={5} />;
  if (newest.data.length === 0) return <p className={nothing}>{shellTexts.notifications.none}</p>;
  return newest.data.map((notification) => (
    <NotificationItem
      key={notification.id}
      notification={notification}
      onPress={() => {
        const { id: notificationId } = notification;
        notifications.send(
          isUnread(notification) ? { type: 'notification.pressed', notificationId } : { type: 'panel.dismissed' },
        );
      }}
    />
  ));
}
