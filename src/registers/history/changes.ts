import { isPeriod } from '#domain/time/rough-time.ts';
import { labelFromName } from '#domain/words/field-text.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatDay, formatInstant, formatPeriod } from '#src/components/format.ts';

import { wordsOfKind, type LoggedFields, type LoggedWords } from '../words/index.ts';

/** The names behind ids, by id. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = ({ names }: Pick<Schemas['RecordEvent'], 'names'>): Names =>
  new Map(names.map(({ id, name }) => [id, name]));

/** The label of a field: its kind's wording, or else derived from its name, `approvedAt` → `Approved at`. */
export function fieldLabel(fields: LoggedFields, field: string): string {
  const known = wordsIn(fields, field);
  return known === undefined ? labelFromName(field) : known.label;
}

const wordsIn = (fields: LoggedFields, field: string): LoggedWords | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

/** A field without a value. */
export const none = 'None';

/** `IN_TREATMENT` → `In treatment` */
const inSentenceCase = (member: string) => `${member.charAt(0)}${member.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/** The label of a closed-set value; undefined where the field has no such value. */
function memberLabel({ labels }: Partial<LoggedWords> = {}, value: string): string | undefined {
  if (labels === undefined || !/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(value)) return undefined;
  return labels[value] ?? inSentenceCase(value);
}

/** In the contract, most names of days end in `On` and most names of timestamps in `At`. */
function timeLabel({ time }: Partial<LoggedWords> = {}, field: string, value: string): string | undefined {
  if ((time === 'day' || field.endsWith('On')) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  const isInstant = time === 'instant' || field.endsWith('At');
  if (!isInstant) return undefined;
  if (isPeriod(value)) return formatPeriod(value);
  return Number.isNaN(Date.parse(value)) ? undefined : formatInstant(value);
}

/**
 * A logged value as text, one line for each item or part: the name behind an id, the label of a closed-set value, a
 * day. An id without a name is shown in full.
 */
export function valueLabel(fields: LoggedFields, field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return none;
  if (Array.isArray(value)) return value.map((item) => valueLabel(fields, field, item, names)).join('\n') || none;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return partsLabel(wordsIn(fields, field)?.parts ?? {}, value, names);
  if (typeof value !== 'string') return JSON.stringify(value);
  const words = wordsIn(fields, field);
  return names.get(value.toLowerCase()) ?? memberLabel(words, value) ?? timeLabel(words, field, value) ?? value;
}

function partsLabel(fields: LoggedFields, value: object, names: Names): string {
  const parts = Object.entries(value).map(([name, part]) => ({ name, label: valueLabel(fields, name, part, names) }));
  if (parts.every(({ label }) => label === none)) return none;
  return parts.map(({ name, label }) => `${fieldLabel(fields, name)}: ${label}`).join('\n');
}

/** A change as text. */
export interface ShownChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The changes of an entry as text; of a created record without the fields that were left empty. */
export function shownChanges(
  entry: Pick<Schemas['RecordEvent'], 'action' | 'entityType' | 'changes' | 'names'>,
): ShownChange[] {
  const names = namesOf(entry);
  const fields = wordsOfKind(entry.entityType);
  return entry.changes
    .map((change) => ({
      field: change.field,
      label: fieldLabel(fields, change.field),
      before: valueLabel(fields, change.field, change.old, names),
      after: valueLabel(fields, change.field, change.new, names),
    }))
    .filter(({ before, after }) => entry.action !== 'CREATE' || before !== after);
}
