import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { NotificationsPage } from '#src/features/notifications/NotificationsPage.tsx';
import { notificationSearch, notificationSearchDefaults } from '#src/features/notifications/search.ts';

export const Route = createFileRoute('/_app/_guarded/notifications')({
  validateSearch: notificationSearch,
  search: { middlewares: [stripSearchParams(notificationSearchDefaults)] },
  component: NotificationsPage,
});
