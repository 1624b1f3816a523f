import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { activitySearch, activitySearchDefaults } from '#src/features/logs/activity.ts';
import { UsersActivityLogsPage } from '#src/features/logs/UsersActivityLogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/activity-logs/all-users')({
  validateSearch: activitySearch,
  search: { middlewares: [stripSearchParams(activitySearchDefaults)] },
  component: UsersActivityLogsPage,
});
