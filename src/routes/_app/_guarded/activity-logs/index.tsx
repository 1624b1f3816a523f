import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ActivityLogsPage } from '#src/features/logs/ActivityLogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/activity-logs/')({
  ...deferredSearch(async () => (await import('#src/features/logs/activity.ts')).activitySearch),
  component: ActivityLogsPage,
});
