import { expect, test } from 'vitest';

import { proseReader } from '#server/ai/prose-reader.ts';

const document = JSON.stringify({
  ratings: [{ why: 'A "quoted" \\ text\nof\ttwo lines: é 🛟', level: 3, until: null }, { why: 'end' }],
  'a "name"': 'one, two',
});
const prose = 'A "quoted" \\ text\nof\ttwo lines: é 🛟\nend\none, two\n';

test.each([1, 2, 7, 1000])('reads the texts of JSON that arrives in parts of %d characters', (length) => {
  const read = proseReader();
  const parts = document.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
  expect(parts.map(read).join('')).toBe(prose);
});

test('reads JSON with spaces and lines, which a model writes', () => {
  expect(proseReader()('{\n  "why": "one",\n  "until": [ {"why" : "two"} ]\n}')).toBe('one\ntwo\n');
});

test('leaves out lists of texts', () => {
  expect(proseReader()('["one", "two"]')).toBe('');
});

test('leaves out escaped characters that are not visible', () => {
  expect(proseReader()(String.raw`{"a":"o\r\b\fne"}`)).toBe('one\n');
});

test('reads escaped characters', () => {
  expect(proseReader()('{"a":"\\u00e9\\ud83d\\udedf\\/"}')).toBe('é🛟/\n');
});
