import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { notifications, refreshNotifications, showAsRead } from '#src/api/organisation/notifications.ts';
import { texts } from '#src/texts/en.ts';
import { shellTexts } from '#src/texts/shell.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Marks one notification as read, or all of them without an id: on screen at once, then on the server. */
export function useReading() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notificationId: string | undefined) =>
      notificationId === undefined
        ? notifications(api).markAllAsRead()
        : notifications(api).markAsRead({ body: { notificationId } }),
    onMutate: (notificationId) => showAsRead(queryClient, notificationId),
    onError: (error) => toast.error(shellTexts.notifications.notMarked, error.message || texts.errors.fallback),
    onSettled: () => refreshNotifications(api, queryClient),
  });
}
