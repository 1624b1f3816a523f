import { randomUUID } from 'node:crypto';

import { at } from '#tests/server/identity/support.ts';

import { resolved, type Schema } from './contract.ts';

interface WrongValue {
  readonly value: unknown;
  /** The path of the invalid part within the value. */
  readonly within?: string;
}

const wrongDays = ['2026-02-30', '0000-01-01', '2026-2-3', '2026-02-03T00:00:00Z', '-2026-01-01', ''];
export const wrongIds = ['', 'x', `urn:uuid:${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, `{${'0'.repeat(32)}}`];

/** Control characters and bidirectional overrides, which no text in a body may contain. */
const hiddenTexts = ['a\0b', 'a\u001Bb', 'a\u0085b', 'a\u202Eb', 'a\u2067b\u2069'];

/** A value that is valid except for one of its parts. */
const withWrongPart = (name: string, parts: readonly WrongValue[], whole: (part: unknown) => unknown): WrongValue[] =>
  parts.map(({ value, within = '' }) => ({ value: whole(value), within: `/${name}${within}` }));

/** Objects with exactly one defect: an invalid, additional or missing part. */
function wrongObjects(object: Schema, valid: unknown): WrongValue[] {
  const { properties = {}, required = [] } = object;
  const whole = Object(valid ?? sampleOf(object));
  const parts = Object.entries(properties).flatMap(([name, schema]) =>
    withWrongPart(name, wrongValues(resolved(schema), at(whole, name)), (value) => ({ ...whole, [name]: value })),
  );
  const without = required.map((name) => {
    const { [name]: _left, ...value } = whole;
    return { value, within: `/${name}` };
  });
  return [7, 'x', ['x'], true]
    .map((value): WrongValue => ({ value }))
    .concat(parts, without, { value: { ...whole, organisationId: 'x' }, within: '/organisationId' });
}

/** A value that a schema accepts, where the valid input has none. */
function sampleOf({ type, items, minItems = 0, ...one }: Schema): unknown {
  const { format, minimum, properties = {}, required = [], enum: choices } = one;
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, sampleOf(resolved(properties[name] ?? {}))]));
  if (type === 'array') return minItems > 0 && items !== undefined ? [sampleOf(resolved(items))] : [];
  if (choices !== undefined) return choices[0];
  if (type === 'integer' || type === 'number') return minimum ?? 0;
  if (type === 'boolean') return false;
  const texts: Readonly<Record<string, string>> = { uuid: randomUUID(), date: '2026-02-03' };
  return texts[format ?? ''] ?? 'x';
}

/** Values that a schema rejects, derived from one that it accepts. */
export function wrongValues(schema: Schema, valid: unknown): WrongValue[] {
  if (schema.type === 'object') return wrongObjects(schema, valid);
  const { type, format, minimum, maximum, maxLength, maxItems, minItems, pattern, items, enum: choices } = schema;
  const wrongType: unknown[] = [{ $ne: null }, type === 'boolean' ? 'true' : true, type === 'string' ? 7 : '7'];
  const values: unknown[] = [...wrongType, ...(type === 'array' ? [] : [['x']])];
  if (type === 'integer')
    values.push((minimum ?? 0) - 1, 2 ** 31, 1e300, 1.5, ...(maximum === undefined ? [] : [maximum + 1]));
  if (type === 'number') values.push(1e300, ...[minimum ?? 0, maximum ?? 0].map((bound) => bound * 2));
  if (maxLength !== undefined) values.push('x'.repeat(maxLength + 1));
  if (maxLength !== undefined) values.push('half a \uD800 pair', ...hiddenTexts);
  if (pattern?.includes('Default_Ignorable'))
    values.push(...(new RegExp(pattern, 'u').test('') ? [] : ['']), '   ', '\u200B');
  if (pattern?.includes('Default_Ignorable') && schema['x-one-line'] !== true)
    values.push('two\nlines', 'two\u2028lines');
  if (format === 'uuid') values.push(...wrongIds);
  if (format === 'date') values.push(...wrongDays);
  if (choices !== undefined) values.push('SOMETHING_ELSE', '');
  const item = items === undefined ? undefined : (at(valid, '0') ?? sampleOf(resolved(items)));
  const others: unknown[] = Array.isArray(valid) ? valid.slice(1) : [];
  const inItems =
    items === undefined ? [] : withWrongPart('0', wrongValues(resolved(items), item), (value) => [value, ...others]);
  if (maxItems !== undefined) values.push(Array.from({ length: maxItems + 1 }, () => item));
  if (minItems !== undefined) values.push([]);
  return [...values.map((value) => ({ value })), ...inItems];
}

/** Values that a query parameter's schema rejects; all of them arrive as text. */
export function wrongTexts(schema: Schema): WrongValue[] {
  const { type, items, maxItems } = schema;
  if (type !== 'array' || items === undefined) return wrongTextsOfOne(schema).map((value) => ({ value }));
  const wrongItems = wrongTextsOfOne(resolved(items));
  const tooMany = Array.from({ length: (maxItems ?? 0) + 1 }, () => resolved(items).enum?.[0] ?? randomUUID());
  return [{ value: tooMany }, ...wrongItems.map((value) => ({ value: [value], within: '/0' }))];
}

function wrongTextsOfOne({ type, format, minimum, maximum, maxLength, enum: choices }: Schema): string[] {
  const bounds = [minimum === undefined ? [] : [minimum - 1], maximum === undefined ? [] : [maximum + 1]].flat();
  if (type === 'integer') return ['', 'x', '1.5', 'NaN', 'Infinity', '1e300', '99999999999', ...bounds.map(String)];
  if (type === 'boolean') return ['yes', '', '2'];
  if (choices !== undefined) return ['SOMETHING_ELSE', ''];
  if (format === 'uuid') return wrongIds;
  return [...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]), 'a\0b'];
}
