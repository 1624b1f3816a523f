import { beginningOf } from '#domain/text/beginning-of.ts';
import { runZeroCriticalityValues } from '#openapi/generated/values.ts';
import type { runZeroAsset } from '#server/database/schema/index.ts';

/** A device as it is stored. */
export type Device = Omit<typeof runZeroAsset.$inferInsert, 'organisationId' | 'id'>;

/** What is wrong with a field of an entry. */
export class UnreadableField extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Of an entry; more than runZero shows of any device. */
const limits = { text: 300, values: 200, id: 100 } as const;

/** An entry of an export by its own keys; a name of an inherited property is no value. */
type Entry = ReadonlyMap<string, unknown>;

const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

function textIn(entry: Entry, field: string): string {
  const value = entry.get(field) ?? '';
  if (typeof value !== 'string') throw new UnreadableField(field, 'This is not a text');
  return beginningOf(clean(value), limits.text);
}

/** A list, or in CSV one text with the values of the list. */
function listIn(entry: Entry, field: string): string[] {
  const value = entry.get(field) ?? [];
  const values: unknown[] = typeof value === 'string' ? value.split(/[\s,;]+/) : Array.isArray(value) ? value : [null];
  if (values.length > limits.values) throw new UnreadableField(field, `These are more than ${limits.values} values`);
  const texts = values.map((one) => {
    if (typeof one !== 'string') throw new UnreadableField(field, 'This is not a list of texts');
    return beginningOf(clean(one), limits.text);
  });
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** `{ room: 'A', rack: '' }` as `room=A` and `rack`; in CSV the texts themselves. */
function tagsIn(entry: Entry): string[] {
  const value = entry.get('tags') ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return listIn(entry, 'tags');
  const tags = Object.entries(value);
  if (tags.length > limits.values) throw new UnreadableField('tags', `These are more than ${limits.values} values`);
  return tags.map(([key, text]) => {
    if (typeof text === 'object' && text !== null)
      throw new UnreadableField('tags', `The tag ${key.slice(0, limits.text)} is not a text`);
    return clean(text === '' ? key : `${key}=${String(text)}`).slice(0, limits.text);
  });
}

const firstYear = Date.UTC(2000, 0, 1);

/** Seconds since 1970, as the export has them, or an instant in words. */
function instantIn(entry: Entry, field: string): Date {
  const value = entry.get(field);
  const seconds = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
  const instant = new Date(typeof seconds === 'number' ? seconds * 1000 : typeof seconds === 'string' ? seconds : '');
  const time = instant.getTime();
  if (Number.isNaN(time)) throw new UnreadableField(field, 'This is not an instant');
  if (time < firstYear || time > Date.now() + 86_400_000)
    throw new UnreadableField(field, 'This instant cannot be true');
  return instant;
}

/** A name, or its position: runZero counts from 0 (unknown) to 4 (critical). */
function criticalityIn(entry: Entry): Device['criticality'] {
  const value = entry.get('criticality') ?? '';
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '?';
  if (text === '') return 'UNKNOWN';
  const found = /^\d$/.test(text)
    ? runZeroCriticalityValues[Number(text)]
    : runZeroCriticalityValues.find((one) => one === text.toUpperCase());
  if (found === undefined) throw new UnreadableField('criticality', 'This criticality is not known');
  return found;
}

/** The id in runZero of an entry that may be unreadable otherwise. */
export function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const id = new Map<string, unknown>(Object.entries(value)).get('id');
  return typeof id === 'string' && id.length <= limits.id ? clean(id) : undefined;
}

/**
 * A device of runZero's asset export (`GET /export/org/assets.json`, and the same fields as columns of CSV). Other fields
 * are left out.
 * @throws UnreadableField
 */
export function deviceOf(value: unknown): Device {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableField('', 'This is not a device');
  const entry: Entry = new Map(Object.entries(value));
  const runZeroId = textIn(entry, 'id');
  if (runZeroId === '' || runZeroId.length > limits.id)
    throw new UnreadableField('id', 'A device needs its id in runZero');
  const hostNames = listIn(entry, 'names');
  const addresses = [...new Set([...listIn(entry, 'addresses'), ...listIn(entry, 'addresses_extra')])];
  const [firstSeenAt, lastSeenAt] = [instantIn(entry, 'first_seen'), instantIn(entry, 'last_seen')];
  if (firstSeenAt > lastSeenAt) throw new UnreadableField('last_seen', 'It was seen last before it was seen first');
  return {
    runZeroId,
    name: hostNames[0] ?? addresses[0] ?? runZeroId,
    hostNames,
    addresses,
    macs: listIn(entry, 'macs'),
    type: textIn(entry, 'type'),
    os: [textIn(entry, 'os'), textIn(entry, 'os_version')].filter((text) => text !== '').join(' '),
    hardware: textIn(entry, 'hw'),
    site: textIn(entry, 'site_name'),
    tags: tagsIn(entry),
    criticality: criticalityIn(entry),
    firstSeenAt,
    lastSeenAt,
  };
}
