import { sql } from 'drizzle-orm';

import { activity } from '#server/database/schema/index.ts';

/** Instants as they are hashed: in microseconds, as they are stored. */
const microseconds = (at: typeof activity.at) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The columns of a row of the log, in the form in which they are hashed. */
export const hashedColumns = {
  organisationId: activity.organisationId,
  id: activity.id,
  at: microseconds(activity.at),
  actorId: activity.actorId,
  action: activity.action,
  entityType: activity.entityType,
  entityId: activity.entityId,
  entityRef: activity.entityRef,
  entityName: activity.entityName,
  changes: sql<string>`${activity.changes}::text`,
  ip: activity.ip,
  userAgent: activity.userAgent,
};
