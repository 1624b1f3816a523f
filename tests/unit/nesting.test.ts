import { expect, test } from 'vitest';

import { isNestedDeeper } from '#domain/nesting.ts';

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
