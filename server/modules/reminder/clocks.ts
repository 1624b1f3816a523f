import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';

import {
  clocksToRemindOf,
  notifications,
  remindedSince,
  remindedUntil,
  type NotifiableIncident,
} from '#domain/incident/clocks.ts';
import type { incidentTexts } from '#domain/words/incident.ts';
import { registers } from '#openapi/generated/records.ts';
import { incident, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { toldOfIncident } from '#server/modules/incident/index.ts';
import { deliver, ownersOfRecord, quoted } from '#server/modules/record/index.ts';

const { label } = registers.incident;

/** Which notification of an incident is due. */
const texts = {
  earlyWarningAt: 'The early warning of the authority',
  regulatorNotifiedAt: 'The notification of the authority',
  dataSubjectsNotifiedAt: 'The notification of the data subjects',
  finalReportAt: 'The final report to the authority',
} satisfies Partial<Record<keyof typeof incidentTexts, string>>;

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

const owners = ownersOfRecord('incident');

/** Whether one of the clocks of an incident runs and ends about now. */
function hasDueClock(now: Date): SQL {
  const ending = notifications.map(({ name, field }) => {
    const dueAt = sql`${incident.detectedAt} + (${incident.notificationHours} ->> ${name}::text)::integer * interval '1 hour'`;
    return sql`(${incident[field]} is null and ${dueAt} between ${remindedSince(now)} and ${remindedUntil(now)})`;
  });
  return sql`(${sql.join(ending, sql` or `)})`;
}

/** Live incidents with a period that ends about now, whatever became of the earlier ones. */
const dueIncidents = (now: Date) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title, owners, incident })
    .from(incident)
    .innerJoin(record, and(eq(record.organisationId, incident.organisationId), eq(record.id, incident.id)))
    .where(and(lte(incident.nextDueAt, remindedUntil(now)), hasDueClock(now), isNull(record.deletedAt)));

const notifiable = (due: typeof incident.$inferSelect): NotifiableIncident => ({
  detectedAt: isoOf(due.detectedAt),
  partiesToNotify: due.partiesToNotify,
  notificationHours: due.notificationHours,
  earlyWarningAt: isoOf(due.earlyWarningAt),
  regulatorNotifiedAt: isoOf(due.regulatorNotifiedAt),
  dataSubjectsNotifiedAt: isoOf(due.dataSubjectsNotifiedAt),
  finalReportAt: isoOf(due.finalReportAt),
});

/**
 * Reminds the owners and co-owners of incidents, or those who stand in for them, of every period that runs, some hours ahead and
 * once it has passed, at any hour of their day. May be repeated: the field, the end and the step are the occasion, of which
 * each gets one reminder.
 */
export async function remindOfClocks(organisationId: string, now: Date): Promise<void> {
  const due = await dueIncidents(now);
  const toldOf = await toldOfIncident(due);
  const rows = due.flatMap(({ id, ref, title, incident: found }) =>
    clocksToRemindOf(notifiable(found), now).flatMap(({ clock, step }) => {
      const isAhead = step > 0;
      const when = isAhead ? `is due within ${step} ${step === 1 ? 'hour' : 'hours'}` : 'is overdue';
      return toldOf(id).map((recipientId) => ({
        organisationId,
        recipientId,
        kind: 'incidentAlert' as const,
        title: `${label} notification ${isAhead ? 'due soon' : 'overdue'}`,
        description: `${texts[clock.field]} of ${quoted(`${ref} ${title}`)} ${when}.`,
        entityType: 'incident' as const,
        entityId: id,
        occasion: [clock.field, clock.dueAt, step, ...(recipientId === found.ownerId ? [] : [recipientId])].join(' '),
      }));
    }),
  );
  await deliver(rows);
}
