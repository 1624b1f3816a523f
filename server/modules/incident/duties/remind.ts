import { and, between, eq, isNull, lte, ne, or } from 'drizzle-orm';

import {
  nameOfStep,
  remindedSince,
  remindedUntil,
  remindersOf,
  type DutyReminder,
} from '#domain/incident/duties/reminders.ts';
import { formerRegimeKey } from '#domain/incident/duties/shipped.ts';
import { longInstant } from '#domain/time/long-dates.ts';
import { labelOfKind } from '#domain/words/label-of-kind.ts';
import { registers } from '#openapi/generated/records.ts';
import { incident, incidentDuty, incidentDutyDue, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';
import { deliver, ownersOfRecord, quoted } from '#server/modules/record/index.ts';

import { toldOfIncident } from '../audience.ts';
import { followDuties } from './follow.ts';
import { dutiesOf, type DutiesOfIncident } from './read.ts';
import { planReminder, plannedAhead } from './reminder-job.ts';

const label = labelOfKind(registers.incident.kind);

/**
 * Steps of live incidents that are not closed of which there can be a reminder: those that are due about now, and of duties that have just begun also
 * those due long before.
 */
const remindable = (now: Date) => {
  const [since, until] = [remindedSince(now), remindedUntil(now)];
  const hasBegun = and(between(incidentDuty.createdAt, since, now), lte(incidentDutyDue.dueAt, until));
  return (
    db
      .selectDistinct({
        id: record.id,
        ref: record.ref,
        title: record.title,
        owners: ownersOfRecord('incident'),
        ownerId: incident.ownerId,
      })
      .from(incidentDutyDue)
      .innerJoin(incidentDuty, eq(incidentDuty.id, incidentDutyDue.dutyId))
      .innerJoin(incident, eq(incident.id, incidentDuty.incidentId))
      .innerJoin(record, and(eq(record.id, incident.id), isNull(record.deletedAt)))
      // What was not notified of a closed one was given a reason, which the incident shows: nobody is reminded of it any more.
      .where(and(ne(incident.status, 'CLOSED'), or(between(incidentDutyDue.dueAt, since, until), hasBegun)))
  );
};

type Remindable = Awaited<ReturnType<typeof remindable>>[number];

/** Of periods that ended long ago, only duties that have just begun remind: the others did when it was time. */
const isDueNow = ({ dueAt }: DutyReminder, begunAt: Date, now: Date, key: string) =>
  Date.parse(dueAt) >= remindedSince(now).getTime() ||
  (begunAt >= remindedSince(now) && begunAt <= now && key !== formerRegimeKey);

/** The reminders of an incident, each with its text. */
function textsOf(
  { ref, title }: Remindable,
  { duties, incident: facts }: DutiesOfIncident,
  when: { readonly now: Date; readonly timeZone: string },
) {
  const begunOf = new Map(duties.map(({ id, createdAt, key }) => [id, { createdAt, key }]));
  return remindersOf(duties, facts, when).flatMap((reminder) => {
    const { duty, standing, dueAt, ahead, alsoOverdue } = reminder;
    const begun = begunOf.get(duty.id);
    if (begun === undefined || !isDueNow(reminder, begun.createdAt, when.now, begun.key)) return [];
    const at = `${longInstant(dueAt, 'en-GB', when.timeZone)}${standing.isProvisional ? ' (provisional)' : ''}`;
    const what = `${nameOfStep(duty, standing)} of ${quoted(`${ref} ${title}`)}`;
    const text =
      ahead > 0
        ? `${what} is due within ${ahead} ${ahead === 1 ? 'hour' : 'hours'}: ${at}.`
        : `${what} is overdue: it was due ${at}.`;
    const others = alsoOverdue.length === 0 ? '' : ` Still overdue: ${alsoOverdue.join('; ')}.`;
    return [{ description: `${text}${others}`, ahead, occasion: [duty.id, standing.step.key, dueAt, ahead] }];
  });
}

/** What is due of it can change as time passes: after a progress report, a final report waits for the end of the handling. */
const hasProgress = ({ duties }: DutiesOfIncident) =>
  duties.some(({ entries }) => Object.values(entries).some((of) => of?.some(({ kind }) => kind === 'PROGRESS')));

/**
 * Reminds the owners and co-owners of incidents, or those on call, of every notification that runs, 12, 4 and 1 hours ahead and once
 * its period has passed, at any hour of their day (incidents.md, D2), and plans the next reminder. May be repeated: the step, its end
 * and the hours ahead are the occasion, of which each person gets one reminder.
 */
export async function remindOfDuties(organisationId: string, now: Date): Promise<void> {
  const found = await remindable(now);
  if (found.length > 0) {
    const ids = found.map(({ id }) => id);
    const when = { now, timeZone: await organisationTimeZone() };
    const duties = new Map((await dutiesOf(ids)).map((one) => [one.id, one]));
    const toldOf = await toldOfIncident(found);
    await deliver(
      found.flatMap((one) => {
        const standing = duties.get(one.id);
        if (standing === undefined) return [];
        return textsOf(one, standing, when).flatMap(({ description, ahead, occasion }) =>
          toldOf(one.id).map((recipientId) => ({
            organisationId,
            recipientId,
            kind: 'incidentAlert' as const,
            title: `${label} notification ${ahead > 0 ? 'due soon' : 'overdue'}`,
            description,
            entityType: 'incident' as const,
            entityId: one.id,
            occasion: [...occasion, ...(recipientId === one.ownerId ? [] : [recipientId])].join(' '),
          })),
        );
      }),
    );
    await followDuties(
      Array.from(duties.values())
        .filter(hasProgress)
        .map(({ id }) => id),
      now,
    );
  }
  await planNext(organisationId, now);
}

/** Plans the next reminder of the organisation. */
async function planNext(organisationId: string, now: Date): Promise<void> {
  const until = new Date(remindedUntil(now).getTime() + plannedAhead);
  const rows = await db
    .selectDistinct({ dueAt: incidentDutyDue.dueAt })
    .from(incidentDutyDue)
    .where(and(eq(incidentDutyDue.organisationId, organisationId), between(incidentDutyDue.dueAt, now, until)));
  await planReminder(
    rows.flatMap(({ dueAt }) => dueAt ?? []),
    now,
  );
}
