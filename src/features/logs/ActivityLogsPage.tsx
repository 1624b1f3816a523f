import { getRouteApi } from '@tanstack/react-router';

import { ActivityLog } from './ActivityLog.tsx';

const route = getRouteApi('/_app/_guarded/activity-logs/');

/** /activity-logs: the person's own activity. */
export function ActivityLogsPage() {
  return <ActivityLog title="Activity Logs" whose="own" search={route.useSearch()} />;
}
