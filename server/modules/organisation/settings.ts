import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';

import { isTimeZone } from '#domain/time/time-zone.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { withoutTimeZone } from '#server/database/organisation-day.ts';
import { incident, organisation } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { lockRecords, logSetting } from '#server/modules/record/index.ts';

/** The settings of the transaction's organisation. */
async function readSettings(): Promise<Schemas['OrganisationSettings']> {
  const [found] = await db
    .select({
      version: organisation.version,
      timeZone: organisation.timeZone,
      exemptionDays: organisation.exemptionDays,
    })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  if (found === undefined) throw new Error('The organisation of the transaction does not exist');
  return { ...found, timeZone: found.timeZone ?? withoutTimeZone };
}

/** Holds the incidents with a time that is known by its day, month or year only. */
async function lockRoughlyTimed(): Promise<string[]> {
  const found = await db
    .select({ id: incident.id })
    .from(incident)
    .where(or(isNotNull(incident.occurredIn), isNotNull(incident.detectedIn), isNotNull(incident.resolvedIn)));
  const locked = await lockRecords(
    'incident',
    found.map(({ id }) => id),
  );
  return locked.map(({ id }) => id);
}

/** In another zone, a day, month or year has another first instant, by which lists sort: a trigger finds it. */
const orderRoughTimes = (ids: readonly string[]) =>
  db
    .update(incident)
    .set({ occurredFrom: null })
    .where(inArray(incident.id, [...ids]));

/** What applies to an organisation as a whole. docs/decisions/100-time-zone-of-an-organisation.md */
export const organisationSettingHandlers: HandlersOf<'OrganisationSetting'> = {
  read: readSettings,

  async save({ body: { version, timeZone, exemptionDays: chosenDays } }, context) {
    if (!isTimeZone(timeZone)) throw invalid([{ field: 'timeZone', message: 'Choose a supported time zone' }]);
    const before = await readSettings();
    const exemptionDays = chosenDays ?? before.exemptionDays;
    const roughlyTimed = timeZone === before.timeZone ? [] : await lockRoughlyTimed();
    const saved = await db
      .update(organisation)
      .set({ timeZone, exemptionDays, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(organisation.id, context.organisation.id), eq(organisation.version, version)))
      .returning({ id: organisation.id });
    const current = await readSettings();
    if (saved.length === 0) throw versionConflict(current);
    if (roughlyTimed.length > 0) await orderRoughTimes(roughlyTimed);
    await logSetting(context, 'organisationSettings', before, { timeZone, exemptionDays });
    return current;
  },
};
