import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import { notificationsMachine, type NotificationsNotice } from '#machines/notifications/notifications.machine.ts';
import { loadNotifications } from '#src/actors/load-notifications.ts';
import { markAllAsRead } from '#src/actors/mark-all-as-read.ts';
import { markAsRead } from '#src/actors/mark-as-read.ts';
import { refreshNotifications } from '#src/actors/refresh-notifications.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshNotifications as refresh, showAsRead } from '#src/api/organisation/notifications.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { shellTexts } from '#src/texts/shell.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The bell's machine with its services. Its notices update the cache; failures appear as toasts. */
export function useNotificationsActor() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    notificationsMachine.provide({
      actors: {
        loadNotifications: loadNotifications(api, queryClient),
        refreshNotifications: refreshNotifications(api, queryClient),
        markAsRead: markAsRead(api),
        markAllAsRead: markAllAsRead(api),
      },
    }),
  );
  const notifications = useActorRef(machine);
  useNotices<NotificationsNotice>(notifications, (notice) => {
    switch (notice.type) {
      case 'notifications.marked':
        return showAsRead(queryClient, notice.notificationId);
      case 'notifications.allMarked':
        return showAsRead(queryClient);
      case 'notifications.notMarked':
        return toast.error(shellTexts.notifications.notMarked, failureText(notice.failure, texts.errors.fallback));
      case 'notifications.settled':
        // A failed refresh is retried on the next poll.
        return void refresh(api, queryClient).catch(() => undefined);
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('focus', () => notifications.send({ type: 'window.focused' }), { signal });
    window.addEventListener('offline', () => notifications.send({ type: 'connection.lost' }), { signal });
    window.addEventListener('online', () => notifications.send({ type: 'connection.restored' }), { signal });
    return () => listening.abort();
  }, [notifications]);
  return notifications;
}
