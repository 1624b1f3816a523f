import { inArray, sql } from 'drizzle-orm';

import { isOpenStanding, standingsOf } from '#domain/incident/duties/rules.ts';
import { timeOf } from '#domain/time/time-of.ts';
import { incident, incidentDutyDue } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';

import { dutiesOf, type DutiesOfIncident } from './read.ts';
import { planReminders } from './reminder-job.ts';

/** What is open of an incident: those due first before the others, and last those of which nothing runs. */
function openOf(
  { duties, incident: facts }: DutiesOfIncident,
  when: { readonly now: Date; readonly timeZone: string },
) {
  return duties
    .flatMap((duty) =>
      standingsOf(duty, facts, when)
        .filter(isOpenStanding)
        .map(({ step, dueAt }) => ({ duty, step, dueAt })),
    )
    .toSorted((one, other) => (timeOf(one.dueAt) || Infinity) - (timeOf(other.dueAt) || Infinity) || 0);
}

/** Stores what follows from the duties of incidents: when each open step is due, and what the register shows. */
export async function followDuties(incidentIds: readonly string[], now = new Date()): Promise<void> {
  if (incidentIds.length === 0) return;
  const found = await dutiesOf(incidentIds);
  const without = incidentIds.filter((id) => !found.some((one) => one.id === id));
  if (without.length > 0)
    await db
      .update(incident)
      .set({ nextDueAt: null, openDuties: [] })
      .where(sql`${inArray(incident.id, [...without])} and cardinality(${incident.openDuties}) > 0`);
  if (found.length === 0) return;
  const when = { now, timeZone: await organisationTimeZone() };
  const open = found.map((one) => ({ id: one.id, steps: openOf(one, when) }));
  const dutyIds = found.flatMap(({ duties }) => duties.map(({ id }) => id));
  await db.delete(incidentDutyDue).where(inArray(incidentDutyDue.dutyId, dutyIds));
  const due = open.flatMap(({ steps }) =>
    steps.map(({ duty, step, dueAt }) => ({
      organisationId: duty.organisationId,
      dutyId: duty.id,
      step: step.key,
      dueAt: dueAt === null ? null : new Date(dueAt),
    })),
  );
  if (due.length > 0) await db.insert(incidentDutyDue).values(due);
  const shown = open.map(({ id, steps }) => ({
    id,
    next_due_at: steps[0]?.dueAt ?? null,
    open_duties: steps.map(({ duty, step }) => `${duty.name}: ${step.name}`),
  }));
  await db.execute(sql`
    update ${incident} set next_due_at = shown.next_due_at,
      open_duties = array(select json_array_elements_text(shown.open_duties))
    from json_to_recordset(${JSON.stringify(shown)}::json) as shown (id uuid, next_due_at timestamptz, open_duties json)
    where ${incident.id} = shown.id`);
  await planReminders(
    due.flatMap(({ dueAt }) => dueAt ?? []),
    now,
  );
}
