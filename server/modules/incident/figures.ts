import { sql } from 'drizzle-orm';

import { incident } from '#server/database/schema/index.ts';
import { counted } from '#server/modules/record/index.ts';

/** Whether a period runs in which someone is to be notified, and whether it has passed. */
export const isNotificationDue = sql`${incident.nextDueAt} is not null`;
export const isNotificationOverdue = sql`${incident.nextDueAt} < now()`;

/** The incidents that a number of the dashboard counts. */
export const ofFigure = counted({
  NOTIFICATION_DUE: () => isNotificationDue,
  NOTIFICATION_OVERDUE: () => isNotificationOverdue,
});
