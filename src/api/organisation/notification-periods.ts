import { queryOptions } from '@tanstack/react-query';

import { IncidentNotifications } from '#openapi/generated/operations/incident-notifications.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type NotificationPeriods = Schemas['NotificationPeriods'];

/** The calls of the organisation's periods of notification. */
export const notificationPeriods = clientOf(IncidentNotifications);

/** The periods in which incidents must be notified. */
export const notificationPeriodsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['notification-periods'],
    queryFn: ({ signal }): Promise<NotificationPeriods> => notificationPeriods(api).read({ signal }),
  });
