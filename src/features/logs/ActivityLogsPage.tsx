import { getRouteApi } from '@tanstack/react-router';

import { ActivityLog } from './ActivityLog.tsx';

const route = getRouteApi('/_app/_guarded/activity-logs/');

/** /activity-logs: what the person did. */
export function ActivityLogsPage() {
  const navigate = route.useNavigate();
  const show = (change: object) => void navigate({ to: '.', search: (before) => ({ ...before, ...change }) });
  return <ActivityLog title="Activity Logs" whose="own" search={route.useSearch()} show={show} />;
}
