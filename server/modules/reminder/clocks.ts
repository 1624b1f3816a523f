import { and, between, eq, isNull, sql } from 'drizzle-orm';

import { clocksOf, nextClock, remindedSince, remindedUntil, reminderStep } from '#domain/incident-clocks.ts';
import type { incidentTexts } from '#domain/words/incident.ts';
import { registers } from '#openapi/generated/records.ts';
import { incident, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
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

/** Live incidents of these people whose next period ends about now. */
const dueIncidents = (people: readonly string[], now: Date) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title, owners, incident })
    .from(incident)
    .innerJoin(record, and(eq(record.organisationId, incident.organisationId), eq(record.id, incident.id)))
    .where(
      and(
        between(incident.nextDueAt, remindedSince(now), remindedUntil(now)),
        sql`${owners} && ${sql.param(people)}::uuid[]`,
        isNull(record.deletedAt),
      ),
    );

/**
 * Reminds the owners and co-owners of incidents of the period that ends next, some hours ahead and once it has passed, at any hour of
 * their day. May be repeated: the field, the end and the step are the occasion, of which each gets one reminder.
 */
export async function remindOfClocks(organisationId: string, people: readonly string[], now: Date): Promise<void> {
  if (people.length === 0) return;
  const reminded = new Set(people);
  const rows = (await dueIncidents(people, now)).flatMap(({ id, ref, title, owners: all, incident: due }) => {
    const clock = nextClock(
      clocksOf({
        detectedAt: isoOf(due.detectedAt),
        partiesToNotify: due.partiesToNotify,
        notificationHours: due.notificationHours,
        earlyWarningAt: isoOf(due.earlyWarningAt),
        regulatorNotifiedAt: isoOf(due.regulatorNotifiedAt),
        dataSubjectsNotifiedAt: isoOf(due.dataSubjectsNotifiedAt),
        finalReportAt: isoOf(due.finalReportAt),
      }),
    );
    const step = clock && reminderStep(clock.dueAt, now);
    if (clock === undefined || step === undefined) return [];
    const isAhead = step > 0;
    const when = isAhead ? `is due within ${step} ${step === 1 ? 'hour' : 'hours'}` : 'is overdue';
    return all
      .filter((recipientId) => reminded.has(recipientId))
      .map((recipientId) => ({
        organisationId,
        recipientId,
        kind: isAhead ? ('dueSoon' as const) : ('overdue' as const),
        title: `${label} notification ${isAhead ? 'due soon' : 'overdue'}`,
        description: `${texts[clock.field]} of ${quoted(`${ref} ${title}`)} ${when}.`,
        entityType: 'incident' as const,
        entityId: id,
        occasion: [clock.field, clock.dueAt, step, ...(recipientId === due.ownerId ? [] : [recipientId])].join(' '),
      }));
  });
  await deliver(rows);
}
