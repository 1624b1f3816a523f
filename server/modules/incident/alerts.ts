import { and, eq, inArray } from 'drizzle-orm';

import { remindedSince } from '#domain/incident/clocks.ts';
import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import type { Schemas } from '#server/contract/types.ts';
import { incident, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { ownersOfRecord, tell, type Told } from '#server/modules/record/index.ts';

import { standInsOfOwners, toldOfIncident } from './audience.ts';

/** What of an incident decides whether someone must know of it at once. */
export interface Alarming {
  readonly severity: Schemas['IncidentSeverity'] | null;
  readonly ownerId: string | null;
}

interface Saved extends Alarming {
  readonly id: string;
  readonly detectedAt: string | null;
  /** Undefined if it is new. */
  readonly before: Alarming | undefined;
}

const isNewlyCritical = ({ severity, before }: Saved) => severity === 'CRITICAL' && before?.severity !== 'CRITICAL';
const isNewlyUnowned = ({ ownerId, before }: Saved) =>
  ownerId === null && (before === undefined || before.ownerId !== null);

/** What is entered long afterwards, such as by an import, alarms nobody. */
const isRecent = ({ detectedAt }: Saved, now: Date) =>
  detectedAt === null || Date.parse(detectedAt) > remindedSince(now).getTime();

const openIncidents = (ids: readonly string[]) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title, owners: ownersOfRecord('incident') })
    .from(incident)
    .innerJoin(record, and(eq(record.organisationId, incident.organisationId), eq(record.id, incident.id)))
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

/**
 * Tells of incidents that have just become critical, their owners or those who stand in for them; and of those that have no owner,
 * the administrators and managers, who can give them one.
 */
export async function tellAlarming(saved: readonly Saved[]): Promise<void> {
  const now = new Date();
  const alarming = saved.filter((one) => isRecent(one, now) && (isNewlyCritical(one) || isNewlyUnowned(one)));
  if (alarming.length === 0) return;
  const found = await openIncidents(alarming.map(({ id }) => id));
  const criticalIds = new Set(alarming.filter(isNewlyCritical).map(({ id }) => id));
  const critical = found.filter(({ id }) => criticalIds.has(id));
  const unowned = found.filter(({ id, owners }) => !criticalIds.has(id) && owners.length === 0);
  const toldOf = await toldOfIncident(critical);
  const standIns = unowned.length === 0 ? [] : await standInsOfOwners();
  await tell([
    ...toldTogether(
      critical.map((one) => ({ one, recipients: toldOf(one.id) })),
      {
        kind: 'incidentAlert',
        title: 'Critical incident',
        describe: (what, { owners }) =>
          `${what} needs a response at once${owners.length === 0 ? ' and has no owner' : ''}.`,
      },
    ),
    ...toldTogether(
      unowned.map((one) => ({ one, recipients: standIns })),
      {
        kind: 'incidentUnowned',
        title: 'Incident without an owner',
        describe: (what) => `${what} needs someone who leads the response.`,
      },
    ),
  ]);
}
