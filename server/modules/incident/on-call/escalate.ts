import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';

import { waitsForSomeone, type AlarmingSeverity } from '#domain/incident/on-call.ts';
import { severityLabels } from '#domain/words/incident.ts';
import { incident, record } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { deliver, quoted } from '#server/modules/record/index.ts';

import { reachedFrom, readOnCall, type OnCallSetting } from './groups.ts';

const minute = 60_000;

/** Tells the next on-call group of an incident that nobody has taken over. */
export const escalationJob = organisationJob({
  name: 'escalate-incident',
  fields: { incidentId: z.uuid(), severity: z.enum(['CRITICAL', 'MAJOR']), place: z.int() },
  retry: { limit: 8, delaySeconds: 15 },
  keyOf: ({ incidentId, severity, place }) => `${incidentId} ${severity} ${place}`,
});

export interface Escalation {
  readonly incidentId: string;
  /** As it was when people were told first: an incident that becomes worse begins again. */
  readonly severity: AlarmingSeverity;
  /** Of the group that is told next. */
  readonly place: number;
}

/** Plans to tell the group at a place, if there is one. */
export async function planEscalation(
  { groups, minutes }: Pick<OnCallSetting, 'groups' | 'minutes'>,
  escalation: Escalation,
  now: Date,
): Promise<void> {
  if (escalation.place >= groups.length) return;
  await enqueue(escalationJob, { ...escalation }, { notBefore: new Date(now.getTime() + minutes * minute) });
}

const liveIncident = (id: string) =>
  db
    .select({
      ref: record.ref,
      title: record.title,
      status: incident.status,
      severity: incident.severity,
      takenOverAt: incident.takenOverAt,
    })
    .from(incident)
    .innerJoin(record, and(eq(record.id, incident.id), isNull(record.deletedAt)))
    .where(eq(incident.id, id));

/**
 * Tells the next on-call group of an incident, unless someone has taken it over or works on it, and plans the one after that. Groups
 * without anyone to tell are passed over. May be repeated: each person is told once of a severity and a group.
 */
export async function escalate({ incidentId, severity, place }: Escalation, now: Date): Promise<void> {
  const [found] = await liveIncident(incidentId);
  if (found === undefined || !waitsForSomeone(found)) return;
  if (severity === 'MAJOR' && found.severity === 'CRITICAL') return;
  const setting = await readOnCall();
  const group = await reachedFrom(setting, place);
  if (group === undefined) return;
  const what = `${severityLabels[severity].toLowerCase()} incident ${quoted(`${found.ref} ${found.title}`)}`;
  const since = `${setting.minutes} ${setting.minutes === 1 ? 'minute' : 'minutes'}`;
  await deliver(
    group.people.map((recipientId) => ({
      organisationId: organisationOfTransaction(),
      recipientId,
      kind: 'incidentAlert' as const,
      title: 'Incident not taken over',
      description: `Nobody has taken over the ${what} within ${since}. You are told as part of ${quoted(group.name)}.`,
      entityType: 'incident' as const,
      entityId: incidentId,
      occasion: `on-call ${severity} ${group.place} ${recipientId}`,
    })),
  );
  await planEscalation(setting, { incidentId, severity, place: group.place + 1 }, now);
}
