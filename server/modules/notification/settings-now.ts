import { createHash } from 'node:crypto';

import { desc, isNull } from 'drizzle-orm';

import { lookups } from '#openapi/generated/records.ts';
import { activity } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** What is shown beside records that others may change: entries of look-ups, with those of the matrix, and the appetite. */
const shownElsewhere: ReadonlySet<string> = new Set([...Object.keys(lookups), 'riskAppetite']);

/** More than are ever changed between two questions of an open page. */
const newest = 200;

/**
 * What the newest changes of look-ups and settings are, as a short text: another one once there are others. It names several of them
 * because transactions do not end in the order in which they began.
 */
export async function settingsNow(): Promise<string> {
  const rows = await db
    .select({ id: activity.id, entityType: activity.entityType })
    .from(activity)
    .where(isNull(activity.entityRef))
    .orderBy(desc(activity.at))
    .limit(newest);
  const ids = rows.filter(({ entityType }) => shownElsewhere.has(entityType)).map(({ id }) => id);
  return createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 16);
}
