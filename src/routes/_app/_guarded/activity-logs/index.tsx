import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { activitySearch, activitySearchDefaults } from '#src/features/logs/activity.ts';
import { ActivityLogsPage } from '#src/features/logs/ActivityLogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/activity-logs/')({
  validateSearch: activitySearch,
  search: { middlewares: [stripSearchParams(activitySearchDefaults)] },
  component: ActivityLogsPage,
});
