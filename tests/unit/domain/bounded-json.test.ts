import { expect, test } from 'vitest';

import { isNestedDeeper, isStorableJson, parseBounded } from '#domain/files/bounded-json.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('JSON is parsed as usual, up to a depth', () => {
  expect(parseBounded('{"a":[1,"]["]}')).toEqual({ a: [1, ']['] });
  expect(JSON.stringify(parseBounded(lists(64)))).toBe(lists(64));
  expect(() => parseBounded(lists(65))).toThrow(SyntaxError);
  expect(() => parseBounded('{"a":'.repeat(65) + '1' + '}'.repeat(65))).toThrow(SyntaxError);
  expect(() => parseBounded('[1')).toThrow(SyntaxError);
});

test('brackets in texts and beside each other are not depth', () => {
  const texts = [`"${'['.repeat(100)}"`, `"\\"${'{'.repeat(100)}"`, `["\\\\",${'[],'.repeat(100)}1]`];
  for (const text of texts) expect(parseBounded(text)).toEqual(JSON.parse(text));
});

test.each([
  ['\u0000', false],
  ['\ud800', false],
  ['a\udfffb', false],
  [{ '\udc00': 1 }, false],
  [{ '\\\udc00': [1] }, false],
  ['\u{1F600}', true],
  [String.raw`\u0000`, true],
  [String.raw`\\ud800`, true],
  ['\ud7ff', true],
  [undefined, true],
])('of %j PostgreSQL can store the text: %s', (value, isStorable) => {
  expect(isStorableJson(value)).toBe(isStorable);
});

test.each([
  ['[[1]]', 2, false],
  ['[[1]]', 1, true],
  ['[{"a":[]}]', 2, true],
  ['[[],[],{}]', 2, false],
  ['["[[[["]', 1, false],
  [String.raw`["\"[[["]`, 1, false],
  [String.raw`["\\",[[]]]`, 2, true],
  ['', 0, false],
])('%s is nested deeper than %i: %s', (json, most, isDeeper) => {
  expect(isNestedDeeper(json, most)).toBe(isDeeper);
});
