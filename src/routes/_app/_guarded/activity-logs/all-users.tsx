import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { UsersActivityLogsPage } from '#src/features/logs/UsersActivityLogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/activity-logs/all-users')({
  ...deferredSearch(async () => (await import('#src/features/logs/activity.ts')).activitySearch),
  component: UsersActivityLogsPage,
});
