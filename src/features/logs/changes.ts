import type { Activity } from '#src/api/logs.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';
import type { LoggedFields, LoggedWords } from '#src/registers/words/index.ts';

/** What ids stand for, by id. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = ({ names }: Pick<Activity, 'names'>): Names => new Map(names.map(({ id, name }) => [id, name]));

/** What a field is called: by its kind's words, else by its own name, `approvedAt` → `Approved at`. */
export function fieldLabel(fields: LoggedFields, field: string): string {
  const known = wordsIn(fields, field);
  if (known !== undefined) return known.label;
  const words = field
    .replace(/Ids?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsIn = (fields: LoggedFields, field: string): LoggedWords | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

const none = 'None';

/** `IN_TREATMENT` → `In treatment` */
const inSentenceCase = (member: string) => `${member.charAt(0)}${member.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/** A value of a closed set in words; undefined where the field holds no such value. */
function memberLabel({ labels }: Partial<LoggedWords> = {}, value: string): string | undefined {
  if (labels === undefined || !/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(value)) return undefined;
  return labels[value] ?? inSentenceCase(value);
}

/** The contract's names of days end in `On`, those of moments in `At`. */
function timeLabel(field: string, value: string): string | undefined {
  if (field.endsWith('On') && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  return field.endsWith('At') && !Number.isNaN(Date.parse(value)) ? formatInstant(value) : undefined;
}

/**
 * A value of the log in words, a line for each item or part: what an id stands for, a member of a closed set, a day. An id
 * that has no name is shown whole.
 */
export function valueLabel(fields: LoggedFields, field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return none;
  if (Array.isArray(value)) return value.map((item) => valueLabel(fields, field, item, names)).join('\n') || none;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return partsLabel(wordsIn(fields, field)?.parts ?? {}, value, names);
  if (typeof value !== 'string') return JSON.stringify(value);
  return (
    names.get(value.toLowerCase()) ?? memberLabel(wordsIn(fields, field), value) ?? timeLabel(field, value) ?? value
  );
}

function partsLabel(fields: LoggedFields, value: object, names: Names): string {
  const parts = Object.entries(value).map(([name, part]) => ({ name, label: valueLabel(fields, name, part, names) }));
  if (parts.every(({ label }) => label === none)) return none;
  return parts.map(({ name, label }) => `${fieldLabel(fields, name)}: ${label}`).join('\n');
}
