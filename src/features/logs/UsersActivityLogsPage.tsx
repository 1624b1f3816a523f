import { getRouteApi } from '@tanstack/react-router';

import { ActivityLog } from './ActivityLog.tsx';

const route = getRouteApi('/_app/_guarded/activity-logs/all-users');

/** /activity-logs/all-users: everyone's activity, in the organisation or on the platform. */
export const UsersActivityLogsPage = () => (
  <ActivityLog title="Users Activity Logs" whose="everyone" search={route.useSearch()} />
);
