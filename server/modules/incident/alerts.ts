import { and, inArray } from 'drizzle-orm';

import { remindedSince } from '#domain/incident/duties/reminders.ts';
import { isNewlyAlarming, waitsForSomeone, type AlarmingSeverity } from '#domain/incident/on-call.ts';
import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import type { IncidentTimes } from '#domain/incident/times.ts';
import { earliestOf } from '#domain/time/rough-time.ts';
import { severityLabels } from '#domain/words/incident.ts';
import type { Schemas } from '#server/contract/types.ts';
import { incident, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { ownersOfRecord, tell, type Told } from '#server/modules/record/index.ts';

import { standInsOfOwners, toldOfIncident } from './audience.ts';
import { planEscalation } from './on-call/escalate.ts';
import { firstOnCall, readOnCall } from './on-call/groups.ts';

/** What of an incident decides whether someone must know of it at once. */
export interface Alarming {
  readonly severity: Schemas['IncidentSeverity'] | null;
  readonly ownerId: string | null;
}

interface Saved extends Alarming, Pick<IncidentTimes, 'occurredAt' | 'detectedAt' | 'awareAt' | 'reportedAt'> {
  readonly id: string;
  readonly isImported: boolean;
  /** Undefined if it is new. */
  readonly before: Alarming | undefined;
}

const isWorse = ({ severity, before }: Saved) => isNewlyAlarming(before?.severity ?? null, severity);
const isNewlyUnowned = ({ ownerId, before }: Saved) =>
  ownerId === null && (before === undefined || before.ownerId !== null);

/**
 * A new incident that is entered long afterwards alarms nobody. Where its detection is not known, someone who enters it has found it
 * now, while an imported one is of the past. One that was there before and becomes worse is told of, however old it is.
 */
function isOfNow(one: Saved, now: Date): boolean {
  const { occurredAt, detectedAt, awareAt, reportedAt, isImported, before } = one;
  if (before !== undefined || (detectedAt === null && !isImported)) return true;
  const since = remindedSince(now).getTime();
  return [occurredAt, detectedAt, awareAt, reportedAt].some((at) => earliestOf(at) > since);
}

const openIncidents = (ids: readonly string[]) =>
  db
    .select({
      id: record.id,
      ref: record.ref,
      title: record.title,
      severity: incident.severity,
      status: incident.status,
      takenOverAt: incident.takenOverAt,
      owners: ownersOfRecord('incident'),
    })
    .from(incident)
    .innerJoin(record, eqWithinOrganisation(record.id, incident.id))
    .where(and(inArray(incident.id, [...ids]), inArray(incident.status, [...openIncidentStatuses])))
    .orderBy(record.ref);

type Found = Awaited<ReturnType<typeof openIncidents>>[number];

/** One notification for each person, however many incidents of one change there are. */
function toldTogether(
  found: readonly { readonly one: Found; readonly recipients: readonly string[] }[],
  { kind, title, describe }: Pick<Told, 'kind' | 'title'> & { readonly describe: (what: string, one: Found) => string },
): Told[] {
  const people = [...new Set(found.flatMap(({ recipients }) => recipients))];
  return people.flatMap((person): Told[] => {
    const [first, ...others] = found.filter(({ recipients }) => recipients.includes(person));
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` So do ${others.length} more that were entered with it.`;
    return [
      {
        kind,
        title,
        entityType: 'incident',
        entity: first.one,
        recipients: [person],
        describe: (what) => `${describe(what, first.one)}${more}`,
      },
    ];
  });
}

/** Tells of incidents of one severity, and plans whom to tell if nobody takes them over. */
async function tellSevere(severity: AlarmingSeverity, found: readonly Found[], now: Date): Promise<void> {
  const incidents = found.filter((one) => one.severity === severity);
  if (incidents.length === 0) return;
  const toldOf = await toldOfIncident(incidents);
  const name = severityLabels[severity];
  await tell(
    toldTogether(
      incidents.map((one) => ({ one, recipients: toldOf(one.id) })),
      {
        kind: 'incidentAlert',
        title: `${name} incident`,
        describe: (what, { owners }) =>
          `${what} needs a response at once${owners.length === 0 ? ' and has no owner' : ''}. Take it over to stop further alerts.`,
      },
    ),
  );
  const setting = await readOnCall();
  const first = await firstOnCall(setting);
  const isTold = (id: string) => first.people.every((person) => toldOf(id).includes(person));
  for (const one of incidents) {
    // Those on call are next where owners were told, and the second group where they were.
    const place = isTold(one.id) ? first.place + 1 : first.place;
    if (waitsForSomeone(one)) await planEscalation(setting, { incidentId: one.id, severity, place }, now);
  }
}

/**
 * Tells of incidents that have just become critical or major, their owners or those on call; and of others that have no owner, those
 * on call, who can give them one.
 */
export async function tellAlarming(saved: readonly Saved[]): Promise<void> {
  const now = new Date();
  const alarming = saved.filter((one) => isOfNow(one, now) && (isWorse(one) || isNewlyUnowned(one)));
  if (alarming.length === 0) return;
  const found = await openIncidents(alarming.map(({ id }) => id));
  const worseIds = new Set(alarming.filter(isWorse).map(({ id }) => id));
  const worse = found.filter(({ id }) => worseIds.has(id));
  for (const severity of ['CRITICAL', 'MAJOR'] as const) await tellSevere(severity, worse, now);
  const unowned = found.filter(({ id, owners }) => !worseIds.has(id) && owners.length === 0);
  if (unowned.length === 0) return;
  const standIns = await standInsOfOwners();
  await tell(
    toldTogether(
      unowned.map((one) => ({ one, recipients: standIns })),
      {
        kind: 'incidentUnowned',
        title: 'Incident without an owner',
        describe: (what) => `${what} needs someone who leads the response.`,
      },
    ),
  );
}
