import { and, asc, eq, or, sql } from 'drizzle-orm';

import { formerPeople } from '#domain/former-people.ts';
import { activity } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

const has = (field: string) => sql`${activity.changes} @> ${JSON.stringify([{ field }])}::jsonb`;

/** Those who were named in a field of a record while it had one of these statuses, and are not named there any more, by its log. */
export async function formerlyNamed(
  recordId: string,
  field: string,
  during: readonly string[],
): Promise<readonly string[]> {
  const entries = await db
    .select({ changes: activity.changes })
    .from(activity)
    .where(and(eq(activity.entityId, recordId), or(has(field), has('status'))))
    .orderBy(asc(activity.at), asc(activity.id));
  return formerPeople(
    entries.map(({ changes }) => changes),
    field,
    new Set(during),
  );
}
