import { isNestedDeeper, isStorableJson } from '#domain/files/bounded-json.ts';
import { problemsOfTimes } from '#domain/incident/times.ts';
import { isObject, textAt, type VerisObject } from '#domain/veris/document.ts';
import { isOnImpossibleDay, readVeris, unreadTimeOf } from '#domain/veris/read.ts';
import { roughTimesOf } from '#domain/veris/rough-times.ts';
import { zIncidentInput } from '#openapi/generated/zod.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

/** Incidents of one file. */
const mostIncidents = 500;

/** Characters of one incident as JSON; those of the VERIS Community Database have some thousands. */
const longestDocument = 100_000;

const longestId = 200;

/** Lists and objects within each other; those of VERIS have some five. */
const deepest = 50;

type Refusal = Schemas['VerisRefusal'];

export type IncidentInput = Schemas['IncidentInput'];

/** An incident of a file. */
export interface FoundIncident {
  readonly entry: number;
  readonly verisId: string;
  /** The name of its type. */
  readonly type: string | null;
  readonly input: IncidentInput;
  /** What of it cannot be read. */
  readonly warnings: readonly Refusal[];
  /** As JSON. */
  readonly document: string;
}

/** The incidents of a file, and what could not be read. */
export interface ReadFile {
  readonly incidents: readonly FoundIncident[];
  readonly refusals: readonly Refusal[];
}

const unreadable = (message: string) => invalid([{ field: 'file', message }]);

/** The fields of VERIS that the fields of an incident come from. */
const sources: Readonly<Record<string, string>> = {
  title: 'summary',
  description: 'summary',
  impact: 'impact.notes',
  correctiveActions: 'corrective_action',
};

/** VERIS has no place for duties to notify. */
const notNotified = { awareAt: null, classifiedAt: null } as const;

function incidentOf(value: unknown, entry: number): FoundIncident | Refusal {
  const refused = (field: string, message: string): Refusal => ({ entry, field, message });
  if (!isObject(value)) return refused('', 'This is not an incident');
  const json = JSON.stringify(value);
  if (json.length > longestDocument)
    return refused('', `It has more than ${longestDocument.toLocaleString('en-GB')} characters`);
  if (!isStorableJson(value)) return refused('', 'It has characters that no text has');
  const verisId = textAt(value, 'incident_id').trim();
  if (verisId === '' || verisId.length > longestId) return refused('incident_id', 'An incident needs its id');
  if (isOnImpossibleDay(value)) return refused('timeline.incident', 'There is no such day');
  const { type, ...known } = readVeris(value);
  const rough = roughTimesOf(value);
  const fields = {
    ...known,
    occurredAt: known.occurredAt ?? rough.occurredIn,
    detectedAt: known.detectedAt ?? rough.detectedIn,
    reportedAt: known.reportedAt ?? rough.reportedIn,
    containedAt: known.containedAt ?? rough.containedIn,
    resolvedAt: known.resolvedAt ?? rough.resolvedIn,
  };
  const checked = zIncidentInput.safeParse(fields);
  if (!checked.success) {
    const [field = ''] = (checked.error.issues[0]?.path ?? []).map(String);
    return refused(sources[field] ?? field, checked.error.issues[0]?.message ?? 'This is not valid');
  }
  const [problem] = problemsOfTimes({ ...notNotified, ...fields });
  if (problem !== undefined) return refused(sources[problem.field] ?? problem.field, problem.message);
  return {
    entry,
    verisId,
    type,
    input: fields,
    warnings: warningsOf(value, entry),
    document: json,
  };
}

const longestShown = 100;

function warningsOf(document: VerisObject, entry: number): Refusal[] {
  const time = unreadTimeOf(document);
  if (time === undefined) return [];
  const shown = time.length > longestShown ? `${time.slice(0, longestShown).toWellFormed()}…` : time;
  const message = `The time of day “${shown}” cannot be read: of when it occurred, only the day comes in`;
  return [{ entry, field: 'timeline.incident.time', message }];
}

const isRefusal = (found: FoundIncident | Refusal): found is Refusal => 'message' in found;

function parsedFile(file: Uint8Array): unknown {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(file);
    if (!isNestedDeeper(json, deepest)) return JSON.parse(json);
  } catch {
    throw unreadable('This is not valid JSON');
  }
  throw unreadable(`Lists and objects of this JSON are nested more than ${deepest} deep`);
}

function entriesOf(file: Uint8Array): readonly unknown[] {
  if (file.length === 0) throw unreadable('The file is empty');
  const parsed = parsedFile(file);
  const entries: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (entries.length === 0) throw unreadable('The file has no incidents');
  if (entries.length > mostIncidents)
    throw unreadable(`The file has more than ${mostIncidents} incidents. Import it in parts`);
  return entries;
}

/**
 * Reads a VERIS file: an incident, or an array of them. In a worker thread: it may take seconds.
 * @throws ApiError 400 saying why nothing of the file can be read
 */
export function readVerisFile(file: Uint8Array): ReadFile {
  const incidents = new Map<string, FoundIncident>();
  const refusals: Refusal[] = [];
  for (const [index, value] of entriesOf(file).entries()) {
    const found = incidentOf(value, index + 1);
    if (isRefusal(found)) refusals.push(found);
    else if (incidents.has(found.verisId))
      refusals.push({ entry: found.entry, field: 'incident_id', message: 'The file has this incident twice' });
    else incidents.set(found.verisId, found);
  }
  return { incidents: [...incidents.values()], refusals };
}
