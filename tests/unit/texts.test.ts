import { describe, expect, test } from 'vitest';

import { isLine, lineOf } from '#openapi/texts.ts';

describe('a line', () => {
  test.each([
    ['Ada Lovelace', true],
    ['', false],
    [' ', false],
    ['two\nlines', false],
    ['right\u202eleft', false],
  ])('%j: %s', (text, expected) => {
    expect(isLine(text)).toBe(expected);
  });

  test.each([
    ['Ada', 'Ada'],
    ['  Ada \n Lovelace\t', 'Ada  Lovelace'],
    ['\u202eAda', 'Ada'],
    ['\n\t', undefined],
    ['', undefined],
  ])('made of %j is %j', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });
});
