import { desc, eq } from 'drizzle-orm';

import { lawfulHours } from '#domain/incident/clocks.ts';
import { versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { notificationPeriodsVersion as versions, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

/** The periods in which the organisation notifies incidents that are detected now. */
export async function readPeriods(): Promise<Schemas['NotificationPeriods']> {
  const [newest] = await db
    .select({
      version: versions.number,
      hours: versions.hours,
      setBy: { id: userAccount.id, name: userAccount.name },
      setAt: versions.setAt,
    })
    .from(versions)
    .innerJoin(userAccount, eq(userAccount.id, versions.setBy))
    .orderBy(desc(versions.number))
    .limit(1);
  if (newest === undefined) return { version: 0, hours: lawfulHours, setBy: null, setAt: null };
  return { ...newest, setAt: newest.setAt.toISOString() };
}

/** The organisation's periods of notification. docs/decisions/067-notification-periods.md */
export const periodHandlers: HandlersOf<'IncidentNotifications'> = {
  read: readPeriods,

  async save({ body: { version, hours } }, context) {
    const { organisation, user } = context;
    const added = { organisationId: organisation.id, number: version + 1, hours, setBy: user.id };
    const stored = await readPeriods();
    if (stored.version !== version) throw versionConflict(stored);
    const rows = await db.insert(versions).values(added).onConflictDoNothing().returning({ number: versions.number });
    const current = await readPeriods();
    if (rows.length === 0) throw versionConflict(current);
    await logSetting(context, 'notificationPeriods', stored.hours, hours);
    return current;
  },
};
