import type { Activity } from '#src/api/logs.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';

import { memberLabel } from './closed-sets.ts';

/** What ids stand for, by id. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = ({ names }: Pick<Activity, 'names'>): Names => new Map(names.map(({ id, name }) => [id, name]));

/** `treatmentPlan` → `Treatment plan`, `ownerId` → `Owner`. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/Ids?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const none = 'None';

/** The contract's names of days end in `On`, those of moments in `At`. */
function timeLabel(field: string, value: string): string | undefined {
  if (field.endsWith('On') && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  return field.endsWith('At') && !Number.isNaN(Date.parse(value)) ? formatInstant(value) : undefined;
}

/**
 * A value of the log in words, a line for each item or part: what an id stands for, a member of a closed set, a day. An id
 * that has no name is shown whole.
 */
export function valueLabel(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return none;
  if (Array.isArray(value)) return value.map((item) => valueLabel(field, item, names)).join('\n') || none;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return partsLabel(value, names);
  if (typeof value !== 'string') return JSON.stringify(value);
  return names.get(value.toLowerCase()) ?? memberLabel(field, value) ?? timeLabel(field, value) ?? value;
}

function partsLabel(value: object, names: Names): string {
  const parts = Object.entries(value).map(([name, part]) => ({ name, label: valueLabel(name, part, names) }));
  if (parts.every(({ label }) => label === none)) return none;
  return parts.map(({ name, label }) => `${fieldLabel(name)}: ${label}`).join('\n');
}
