import { valueInWords } from './words.ts';

/** Not a list, a date or an error. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value that is known by the path to it, such as `answers.first.version`. */
export interface Known {
  readonly path: string;
  /** The last part of the path. */
  readonly key: string;
  readonly value: unknown;
  readonly json: string;
}

/** In characters of JSON: of shorter values, several are equal by chance. */
const shortestDistinct = 20;

const isTrivial = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  value === null ||
  value === undefined ||
  value === 0 ||
  /^(?:""|\[\]|\{\})$/.test(jsonOf(value));

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** A value and all its parts, by their paths. */
export function knownIn(value: unknown, path = ''): Known[] {
  const parts = Array.isArray(value) || isPlainObject(value) ? Object.entries<unknown>(value) : [];
  const within = parts.flatMap(([key, part]) => knownIn(part, path === '' ? key : `${path}.${key}`));
  if (path === '' || isTrivial(value)) return within;
  return [{ path, key: path.slice(path.lastIndexOf('.') + 1), value, json: jsonOf(value) }, ...within];
}

/** An object that is made of some parts of a known one: `<answers.first: response, version>`. */
function selectionOf(value: Readonly<Record<string, unknown>>, known: readonly Known[]): string | undefined {
  const entries = Object.entries(value);
  const source = known.find((one) => {
    const whole = one.value;
    if (entries.length < 2 || !isPlainObject(whole)) return false;
    const own = entries.filter(([key, part]) => key in whole && jsonOf(whole[key]) === jsonOf(part));
    const isRest = ([key, part]: [string, unknown]) => key in whole || part === one.key;
    return own.length > 1 && entries.every((entry) => own.includes(entry) || (isRest(entry) && entry[1] === one.key));
  });
  return source && `<${source.path}: ${entries.map(([key]) => key).join(', ')}>`;
}

/** A value with references in place of the parts that are known. */
function referring(value: unknown, known: readonly Known[], key: string): unknown {
  if (isTrivial(value)) return value;
  const json = jsonOf(value);
  const isNamesake = (one: Known) => one.key.toLowerCase().endsWith(key.toLowerCase());
  const same = known.findLast(
    (one) => one.json === json && (isNamesake(one) || (typeof value === 'object' && json.length > shortestDistinct)),
  );
  if (same !== undefined) return `<${same.path}>`;
  if (Array.isArray(value)) return value.map((part: unknown) => referring(part, known, key));
  if (!isPlainObject(value)) return value;
  const selection = selectionOf(value, known);
  if (selection !== undefined) return selection;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, referring(part, known, name)]));
}

const withoutQuotes = (text: string) => text.replaceAll(/"(<[^<>"]+>)"/g, '$1');

/** A value as one line of JSON, in which what is known is named by its path: `{"version":<answers.first.version>}`. */
export const referringInWords = (value: unknown, known: readonly Known[], key: string): string =>
  withoutQuotes(valueInWords(referring(value, known, key)));

/** Whether a path leads to the same or into it. */
export const isWithin = (path: string, around: string) => path === around || path.startsWith(`${around}.`);

/** A part of a context that has changed. */
export interface Change {
  readonly path: string;
  /** `= 3`. */
  readonly text: string;
  /** Its place among the changes of its context. */
  readonly order: number;
}

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((whole, key) => (isPlainObject(whole) ? whole[key] : undefined), value);

/** What differs between two values, part by part. */
export function differences(before: unknown, after: unknown, known: readonly Known[], path = '', order = 0): Change[] {
  if (jsonOf(before) === jsonOf(after)) return [];
  if (after === undefined) return [{ path, text: 'is removed', order }];
  const others = known.filter((one) => path !== '' && !isWithin(one.path, path) && !isWithin(path, one.path));
  const text = referringInWords(after, others, path.slice(path.lastIndexOf('.') + 1));
  const isReference = /^<[^<>]*>$/.test(text);
  if (path === '' || (isPlainObject(before) && isPlainObject(after) && !isReference)) {
    const [old, now] = [isPlainObject(before) ? before : {}, isPlainObject(after) ? after : {}];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return keys.flatMap((key, index) =>
      path === ''
        ? differences(old[key], now[key], known, key, index)
        : differences(old[key], now[key], known, `${path}.${key}`, order + (index + 1) / 100),
    );
  }
  const isNext = typeof before === 'number' && after === before + 1 && !isReference;
  return [{ path, text: isNext ? '+ 1' : `= ${text}`, order }];
}

const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** Changes in their order, those of one object together: `answers.first: version = 3, sequence + 1`. */
export function changesInWords(changes: readonly Change[]): string[] {
  const parents = [...new Set(changes.map(({ path }) => parentOf(path)))];
  return parents.flatMap((parent) => {
    const own = changes.filter(({ path }) => parentOf(path) === parent);
    if (parent === '' || own.length === 1) return own.map(({ path, text }) => `${path} ${text}`);
    return [`${parent}: ${own.map(({ path, text }) => `${path.slice(parent.length + 1)} ${text}`).join(', ')}`];
  });
}
