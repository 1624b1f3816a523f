import { randomUUID } from 'node:crypto';

import { resolved, type Schema } from './contract.ts';

/** The raw JSON most expensive to check for its kind, and its ingredients. */
export interface WorstShape {
  readonly about: string;
  readonly raw: string;
}

type Filler = (bytes: number) => string;

const repeated = (open: string, item: (index: number) => string, close: string): Filler => {
  return (bytes) => {
    const items: string[] = [];
    let length = open.length + close.length;
    for (let index = 0; ; index += 1) {
      const next = item(index);
      length += next.length + 1;
      if (length > bytes) return `${open}${items.join(',')}${close}`;
      items.push(next);
    }
  };
};

const nested = (open: string, inner: string, close: string): Filler => {
  return (bytes) => {
    const depth = Math.max(1, Math.floor((bytes - inner.length) / (open.length + close.length)));
    return `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
  };
};

const text = (unit: string): Filler => {
  return (bytes) => `"${unit.repeat(Math.max(1, Math.floor((bytes - 2) / Buffer.byteLength(unit))))}"`;
};

/** Any value. */
const anything: Readonly<Record<string, Filler>> = {
  'empty objects': repeated('[', () => '{}', ']'),
  'lists in lists': nested('[', '0', ']'),
  'unknown fields': repeated('{', (index) => `"u${index.toString(36)}":0`, '}'),
};

const lists: Readonly<Record<string, Filler>> = {
  ...anything,
  numbers: repeated('[', () => '0', ']'),
  texts: repeated('[', () => '""', ']'),
  'long lists': repeated('[', () => '[0,0,0,0,0,0,0,0]', ']'),
  'objects of unknown fields': repeated('[', () => '{"a":0,"b":0,"c":0}', ']'),
};

const texts: Readonly<Record<string, Filler>> = {
  letters: text('a'),
  spaces: text(' '),
  'three bytes each': text('€'),
  escapes: text('\\u0001'),
  digits: text('1'),
  dots: text('a.'),
};

const roots: Readonly<Record<string, Filler>> = {
  ...anything,
  'objects in objects': nested('{"a":', '0', '}'),
  'numbers as names': repeated('{', (index) => `"${index * 7}":0`, '}'),
  'one long name': (bytes) => `{${text('a')(bytes - 4)}:0}`,
  'a forbidden name, often': repeated('{', () => '"__proto__":{}', '}'),
  'one long number': (bytes) => `{"a":${'9'.repeat(bytes - 6)}}`,
  'white space': (bytes) => `[${' '.repeat(bytes - 2)}]`,
};

/** A part of a body, with the JSON around it: `{"treatmentPlan":{"actions":` … `}}`. */
interface BodyPart {
  readonly open: string;
  readonly close: string;
  readonly part: Schema;
}

/** Every part of a body, at any depth. */
export const partsOf = (body: Schema): BodyPart[] => partsWithin(body, '', '').slice(1);

function partsWithin(schema: Schema, open: string, close: string): BodyPart[] {
  const { properties = {}, items } = schema;
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    partsWithin(resolved(property), `${open}{${JSON.stringify(name)}:`, `}${close}`),
  );
  const inItems = items === undefined ? [] : partsWithin(resolved(items), `${open}[`, `]${close}`);
  return [{ open, close, part: schema }, ...inner, ...inItems];
}

const fillersOf = ({ type }: Schema) => (type === 'array' ? lists : type === 'string' ? texts : anything);

/**
 * Bodies close to the given size, each designed to keep a server busy: in the body itself, by one of its names, and in each
 * of the given parts.
 */
export function worstBodies(body: Schema, parts: readonly BodyPart[], bytes: number): WorstShape[] {
  const whole = Object.entries(roots).map(([about, fill]) => ({ about, raw: fill(bytes) }));
  const [first = ''] = Object.keys(body.properties ?? {});
  const twice = { about: `${first}, often`, raw: repeated('{', () => `${JSON.stringify(first)}:0`, '}')(bytes) };
  const within = parts.flatMap(({ open, close, part }) =>
    Object.entries(fillersOf(part)).map(([about, fill]) => ({
      about: `${open} ${about}`,
      raw: `${open}${fill(bytes - open.length - close.length)}${close}`,
    })),
  );
  return [...whole, twice, ...within];
}

/** How many characters fit into the request line beside the path. */
const queryLength = 14_000;

/** Query strings of the maximum length, with the operation's parameters and with others. */
export function worstQueries(names: readonly string[]): WorstShape[] {
  const often = (unit: string) => unit.repeat(Math.floor(queryLength / unit.length));
  const unknown = Array.from({ length: queryLength / 7 }, (_item, index) => `u${index.toString(36)}=1`).join('&');
  const own = names.flatMap((name) => [
    { about: `${name}, often`, raw: often(`${name}=x&`) },
    { about: `${name}, long`, raw: `${name}=${'a'.repeat(queryLength - name.length)}` },
    { about: `${name}, digits`, raw: `${name}=${'1'.repeat(queryLength - name.length)}` },
    { about: `${name}, escaped`, raw: `${name}=${often('%20')}` },
  ]);
  const others = [unknown, often('='), often('a&'), often('%'), often('%C3%28'), 'a'.repeat(queryLength)];
  return [...own, ...others.map((raw) => ({ about: raw.slice(0, 20), raw }))];
}

/** The character that takes most bytes as JSON. */
const fullestUnit = '\u0001';

/** The largest value that a schema allows, its texts in the characters that take most bytes as JSON. */
export function fullest(schema: Schema): unknown {
  const { type, format, maxLength = 0, maxItems, enum: choices, items, properties, minimum } = resolved(schema);
  const { 'x-max-bytes': maxBytes = Infinity } = resolved(schema);
  if (choices !== undefined) return choices[0];
  if (properties !== undefined) {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fullest(property)]));
  }
  if (items !== undefined) return Array.from({ length: maxItems ?? 0 }, () => fullest(items));
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '2027-02-28';
  return fullestUnit.repeat(Math.min(maxLength, Math.floor(maxBytes / JSON.stringify(fullestUnit).length)));
}
