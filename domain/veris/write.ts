import { timeOf } from '#domain/time/time-of.ts';

import { textAt, valueAt, withAt, type VerisObject } from './document.ts';
import { ownPath, readVeris, referenceIn, type VerisIncident } from './read.ts';
import { roughTimesOf, type RoughTimes } from './rough-times.ts';
import { ratings, typesOfActions, units } from './terms.ts';

/** An incident to be written, with how Attest names it. */
export interface HeldIncident extends VerisIncident, RoughTimes {
  readonly id: string;
  readonly ref: string;
  readonly status: string;
  readonly createdAt: string;
  /** The titles of the information assets that it affects. */
  readonly assets: readonly string[];
}

const sameInstant = (one: string | null, other: string | null): boolean => Object.is(timeOf(one), timeOf(other));

/** What is known of a time that has no instant. */
const roughOf = (held: HeldIncident): RoughTimes => ({
  occurredIn: held.occurredAt === null ? held.occurredIn : null,
  detectedIn: held.detectedAt === null ? held.detectedIn : null,
  reportedIn: held.reportedAt === null ? held.reportedIn : null,
  containedIn: held.containedAt === null ? held.containedIn : null,
  resolvedIn: held.resolvedAt === null ? held.resolvedIn : null,
});

/** When it occurred, by what is known. The schema needs a year: where there is none, `plus.attest` says so. */
function roughIncident({ occurredIn, detectedAt, createdAt }: HeldIncident): VerisObject {
  if (occurredIn === null) return { year: new Date(detectedAt ?? createdAt).getUTCFullYear() };
  const [year, month, day] = occurredIn.split('-').map(Number);
  return { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) };
}

/** What a document of the schema must have, as not known. */
function skeleton(held: HeldIncident): VerisObject {
  const { id, type, assets } = held;
  const category = Object.keys(typesOfActions).find((key) => typesOfActions[key] === type);
  const unknown = ['Unknown'];
  const action =
    category === undefined
      ? { unknown: {} }
      : {
          [category]: {
            variety: unknown,
            ...(category !== 'environmental' && { vector: unknown }),
            ...(category === 'social' && { target: unknown }),
          },
        };
  return {
    schema_version: '1.3.7',
    incident_id: id,
    source_id: 'attest',
    security_incident: 'Confirmed',
    summary: '',
    timeline: { incident: roughIncident(held) },
    discovery_method: { unknown: true },
    victim: { country: unknown, employee_count: 'Unknown', industry: '00' },
    actor: { unknown: {} },
    action,
    asset: { assets: [{ variety: 'Unknown', ...(assets.length > 0 && { amount: assets.length }) }] },
    attribute: { confidentiality: { data_disclosure: 'Unknown' } },
    impact: { overall_rating: 'Unknown' },
  };
}

function incidentDay(document: VerisObject, occurredAt: string | null): VerisObject {
  const path = ['timeline', 'incident'];
  if (occurredAt === null) return withAt(document, path, { year: valueAt(document, ...path, 'year') });
  const at = new Date(occurredAt);
  const time = at.toISOString().slice(11, 19).replace(/:00$/, '');
  return withAt(document, path, { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), time });
}

/** The time between two instants in the longest unit that it is a whole number of. */
function duration(from: string | null, to: string | null): object {
  const length = timeOf(to) - timeOf(from);
  const unit = length < 0 ? undefined : units.find(([, milliseconds]) => length % milliseconds === 0);
  return unit === undefined ? { unit: 'Unknown' } : { unit: unit[0], value: length / unit[1] };
}

const discoveryMethods = {
  INTERNAL: { internal: { variety: ['Unknown'] } },
  EXTERNAL: { external: { variety: ['Unknown'] } },
};

/** The document with the fields of VERIS that differ from the incident. */
function withFields(kept: VerisObject, held: HeldIncident): VerisObject {
  let document = kept;
  const set = (path: readonly string[], value: unknown) => {
    document = withAt(document, path, value);
  };
  const was = readVeris(document);
  if (was.description !== held.description) {
    const reference = referenceIn(document);
    const { description } = held;
    const hasReference = reference !== '' && description.endsWith(reference);
    set(['summary'], hasReference ? description.slice(0, -reference.length) : description);
  }
  if (!sameInstant(was.occurredAt, held.occurredAt)) document = incidentDay(document, held.occurredAt);
  // What is not known as an instant stays as VERIS has it, such as days after a day.
  const isStillUnknown = (time: 'detectedAt' | 'containedAt') => was[time] === null && held[time] === null;
  if (!isStillUnknown('detectedAt') && !sameInstant(readVeris(document).detectedAt, held.detectedAt))
    set(['timeline', 'discovery'], duration(held.occurredAt, held.detectedAt));
  if (!isStillUnknown('containedAt') && !sameInstant(readVeris(document).containedAt, held.containedAt))
    set(['timeline', 'containment'], duration(held.detectedAt, held.containedAt));
  if (was.detection !== held.detection)
    set(['discovery_method'], held.detection === null ? { unknown: true } : discoveryMethods[held.detection]);
  if (was.severity !== held.severity)
    set(['impact', 'overall_rating'], held.severity === null ? 'Unknown' : ratings[held.severity]);
  if (was.impact !== held.impact) {
    set(['impact', 'notes'], held.impact === '' ? undefined : held.impact);
    if (textAt(document, 'impact', 'overall_rating') === '') set(['impact', 'overall_rating'], 'Unknown');
  }
  if (was.correctiveActions !== held.correctiveActions)
    set(['corrective_action'], held.correctiveActions === '' ? undefined : held.correctiveActions);
  return document;
}

const listed = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value : []);

/** Whether an incident is still what its document says, in Attest's own part of it too. */
function isUnchanged(kept: VerisObject, held: HeldIncident): boolean {
  const said = readVeris(kept);
  const texts = ['title', 'description', 'type', 'severity', 'detection', 'impact', 'immediateMitigation'] as const;
  const more = ['rootCause', 'correctiveActions', 'lessonsLearned'] as const;
  const instants = ['occurredAt', 'detectedAt', 'reportedAt', 'containedAt', 'resolvedAt'] as const;
  return (
    [...texts, ...more].every((field) => said[field] === held[field]) &&
    instants.every((field) => sameInstant(said[field], held[field])) &&
    JSON.stringify(roughTimesOf(kept)) === JSON.stringify(roughOf(held)) &&
    (textAt(kept, ...ownPath, 'status') || 'OPEN') === held.status &&
    listed(valueAt(kept, ...ownPath, 'assets')) === listed(held.assets)
  );
}

const withoutUndefined = (object: object): VerisObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/**
 * An incident as a VERIS document: as it came, if nothing of it has changed.
 * @param kept the document that it was imported with; what it says of fields that have not changed stays as it is
 */
export function writeVeris(kept: VerisObject | null, held: HeldIncident): VerisObject {
  if (kept !== null && isUnchanged(kept, held)) return kept;
  const document = withFields(withAt(kept ?? skeleton(held), ownPath, undefined), held);
  const said = readVeris(document);
  // What was cleared is null: without it, what VERIS says would come back.
  const unless = (isSaid: boolean, value: string | null) => (isSaid ? undefined : value);
  const times = {
    occurred_at: unless(sameInstant(said.occurredAt, held.occurredAt), held.occurredAt),
    detected_at: unless(sameInstant(said.detectedAt, held.detectedAt), held.detectedAt),
  };
  const saidRough = roughTimesOf(withAt(document, ownPath, withoutUndefined(times)));
  const { occurredIn, detectedIn, reportedIn, containedIn, resolvedIn } = roughOf(held);
  const own = {
    ref: held.ref,
    status: held.status,
    title: unless(said.title === held.title, held.title),
    description: unless(said.description === held.description, held.description),
    impact: unless(said.impact === held.impact, held.impact),
    type: unless(said.type === held.type, held.type),
    ...times,
    occurred_in: unless(saidRough.occurredIn === occurredIn, occurredIn),
    detected_in: unless(saidRough.detectedIn === detectedIn, detectedIn),
    reported_at: held.reportedAt ?? undefined,
    contained_at: unless(sameInstant(said.containedAt, held.containedAt), held.containedAt),
    resolved_at: held.resolvedAt ?? undefined,
    reported_in: reportedIn ?? undefined,
    contained_in: containedIn ?? undefined,
    resolved_in: resolvedIn ?? undefined,
    immediate_mitigation: held.immediateMitigation || undefined,
    root_cause: held.rootCause || undefined,
    lessons_learned: held.lessonsLearned || undefined,
    assets: held.assets.length === 0 ? undefined : held.assets,
  };
  return withAt(document, ownPath, withoutUndefined(own));
}
