import type { components } from '#openapi/generated/types.ts';

import { isObject, textAt, textsAt, valueAt, varietiesAt, type VerisObject } from './document.ts';
import { ratings, typesOfActions, units } from './terms.ts';

type Schemas = components['schemas'];

/** What Attest holds of an incident that VERIS has a place for; instants in the contract's form. */
export interface VerisIncident {
  readonly title: string;
  readonly description: string;
  /** The name of its type. */
  readonly type: string | null;
  readonly severity: Schemas['IncidentSeverity'] | null;
  readonly detection: Schemas['IncidentDetection'] | null;
  readonly occurredAt: string | null;
  readonly detectedAt: string | null;
  readonly reportedAt: string | null;
  readonly containedAt: string | null;
  readonly resolvedAt: string | null;
  readonly impact: string;
  readonly immediateMitigation: string;
  readonly rootCause: string;
  readonly correctiveActions: string;
  readonly lessonsLearned: string;
}

/** Where Attest writes what VERIS itself has no place for, or cannot say as exactly. */
export const ownPath = ['plus', 'attest'] as const;

const longestTitle = 120;
const longestImpact = 10_000;

/** The beginning of the summary, cut between words. */
const titleOf = (document: VerisObject): string => {
  const line = textAt(document, 'summary')
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  if (line === '') return `Incident ${textAt(document, 'incident_id')}`.slice(0, longestTitle);
  if (line.length <= longestTitle) return line;
  const beginning = line.slice(0, longestTitle - 1).toWellFormed();
  const end = line.charAt(longestTitle - 1) === ' ' ? beginning.length : beginning.lastIndexOf(' ');
  // A word that fills most of the title is cut itself.
  return `${(end > longestTitle / 2 ? beginning.slice(0, end) : beginning).trimEnd()}…`;
};

/** The reference, as the description ends with it. */
export const referenceIn = (document: VerisObject): string => {
  const reference = textAt(document, 'reference').trim();
  return reference === '' ? '' : `\n\nReference: ${reference}`;
};

/** The whole number at a key, NaN if there is none. */
const numberAt = (value: unknown, key: string): number => {
  const found = valueAt(value, key);
  return Number.isInteger(found) ? Number(found) : Number.NaN;
};

/** `23:30`, `2330`, `11:30 PM`, `11:30:00 PM`, `08:20:00 PM UTC`: hour, minutes, seconds, half of the day. */
const timeOfDay = /^([01]?\d|2[0-3])(?::([0-5]\d)(?::([0-5]\d))?|(?<=\d\d)([0-5]\d))(?: ?([AP]M))?(?: ?(?:Z|UTC))?$/i;

/** Seconds from midnight until a time; undefined if there is none, or it cannot be read. */
function secondsIn(time: unknown): number | undefined {
  if (typeof time !== 'string') return undefined;
  const found = timeOfDay.exec(time.trim());
  if (found === null) return undefined;
  const [, hour = 0, colon, seconds = 0, plain, half] = found;
  const minutes = colon ?? plain ?? 0;
  const isAfternoon = half?.toUpperCase() === 'PM';
  const hours = half === undefined || Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return hours * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The thirty-first of February is no day, and neither is a part that is not a number. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/** The instant of a day and time, in UTC. A day, a month or a year alone is none. */
function occurredIn(document: VerisObject): string | null {
  const incident = valueAt(document, 'timeline', 'incident');
  const year = numberAt(incident, 'year');
  const month = numberAt(incident, 'month');
  const day = numberAt(incident, 'day');
  if (year < 1900 || year > 2200) return null;
  const seconds = secondsIn(valueAt(incident, 'time'));
  if (seconds === undefined) return null;
  const instant = new Date(Date.UTC(year, month - 1, day, 0, 0, seconds));
  return isRealDay(year, month, day) ? instant.toISOString() : null;
}

/** Whether a document says that an incident occurred on a day that there is not, such as 30 February. */
export function isOnImpossibleDay(document: VerisObject): boolean {
  const incident = valueAt(document, 'timeline', 'incident');
  const [year, month, day] = [numberAt(incident, 'year'), numberAt(incident, 'month'), numberAt(incident, 'day')];
  // Nought stands for a part that is not known.
  return year >= 1900 && year <= 2200 && month > 0 && day > 0 && !isRealDay(year, month, day);
}

/** The time of day of the incident, as it is written, if it cannot be read: nothing is invented in its place. */
export function unreadTimeOf(document: VerisObject): string | undefined {
  const time = valueAt(document, 'timeline', 'incident', 'time');
  const isMissing = time === undefined || time === null || (typeof time === 'string' && time.trim() === '');
  if (isMissing || secondsIn(time) !== undefined) return undefined;
  return typeof time === 'string' ? time : JSON.stringify(time);
}

const longestDuration = 100 * 366 * 86_400_000;

/** The instant after one, by a duration whose unit has a fixed length. */
function after(instant: string | null, duration: unknown): string | null {
  const value = valueAt(duration, 'value');
  const unit = units.find(([name]) => name === textAt(duration, 'unit'));
  if (instant === null || unit === undefined || typeof value !== 'number' || value < 0) return null;
  const length = value * unit[1];
  return length > longestDuration ? null : new Date(Date.parse(instant) + Math.round(length)).toISOString();
}

function detectionIn(document: VerisObject): VerisIncident['detection'] {
  const method = valueAt(document, 'discovery_method');
  // Before version 1.3.4 it was a text such as `Ext - law enforcement`.
  const text = textAt(document, 'discovery_method').slice(0, 3);
  const has = (key: string) => isObject(method) && Object.hasOwn(method, key);
  if (text === 'Int' || has('internal')) return 'INTERNAL';
  return text === 'Ext' || text === 'Prt' || has('external') || has('partner') ? 'EXTERNAL' : null;
}

function severityIn(document: VerisObject): VerisIncident['severity'] {
  const rating = textAt(document, 'impact', 'overall_rating');
  const severities = ['CRITICAL', 'MAJOR', 'MODERATE', 'MINOR', 'LOW'] as const;
  return severities.find((severity) => ratings[severity] === rating) ?? null;
}

const categoriesIn = (document: VerisObject, part: 'action' | 'actor'): string[] => {
  const found = valueAt(document, part);
  return isObject(found) ? Object.keys(found) : [];
};

const typeIn = (document: VerisObject): string | null =>
  categoriesIn(document, 'action')
    .map((category) => textAt(typesOfActions, category))
    .find((type) => type !== '') ?? null;

/** Actions, actors, assets and data in words, for people who read the incident. */
function inWords(document: VerisObject): string {
  const told = (part: 'action' | 'actor', keys: readonly string[]) =>
    categoriesIn(document, part)
      .map((category) => {
        const values = keys
          .map((key) => textsAt(document, part, category, key).join(', '))
          .filter((text) => text !== '');
        return values.length === 0 ? category : `${category} (${values.join('; ')})`;
      })
      .join(', ');
  const lines = [
    ['Security incident', textAt(document, 'security_incident')],
    ['Actors', told('actor', ['variety', 'motive'])],
    ['Actions', told('action', ['variety', 'vector'])],
    ['Assets', varietiesAt(document, 'asset', 'assets').join(', ')],
    ['Data', varietiesAt(document, 'attribute', 'confidentiality', 'data').join(', ')],
    ['Data disclosed', textAt(document, 'attribute', 'confidentiality', 'data_disclosure')],
  ];
  return lines
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n')
    .slice(0, longestImpact)
    .toWellFormed();
}

/** What Attest has written of an instant, which is null if it was cleared, or what VERIS says. */
function instantOr(value: unknown, other: string | null): string | null {
  if (value === null) return null;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : other;
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/** Reads a VERIS document: what Attest has written itself first, then the fields of VERIS. */
export function readVeris(document: VerisObject): VerisIncident {
  const own = (key: string) => valueAt(document, ...ownPath, key);
  const occurredAt = instantOr(own('occurred_at'), occurredIn(document));
  const detectedAt = instantOr(own('detected_at'), after(occurredAt, valueAt(document, 'timeline', 'discovery')));
  const type = own('type');
  return {
    title: textOr(own('title'), titleOf(document)),
    description: textOr(own('description'), `${textAt(document, 'summary')}${referenceIn(document)}`.trim()),
    type: typeof type === 'string' || type === null ? type : typeIn(document),
    severity: severityIn(document),
    detection: detectionIn(document),
    occurredAt,
    detectedAt,
    reportedAt: instantOr(own('reported_at'), null),
    containedAt: instantOr(own('contained_at'), after(detectedAt, valueAt(document, 'timeline', 'containment'))),
    resolvedAt: instantOr(own('resolved_at'), null),
    impact: textOr(own('impact'), textAt(document, 'impact', 'notes') || inWords(document)),
    immediateMitigation: textOr(own('immediate_mitigation'), ''),
    rootCause: textOr(own('root_cause'), ''),
    correctiveActions: textAt(document, 'corrective_action'),
    lessonsLearned: textOr(own('lessons_learned'), ''),
  };
}
