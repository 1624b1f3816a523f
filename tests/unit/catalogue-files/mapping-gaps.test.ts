import { expect, test } from 'vitest';

import { gapsOf } from '#domain/catalogue/mapping-gaps.ts';

const control = (code: string, isAssessed = true) => ({ code, isAssessed });

const mappings = [
  { sources: ['a-1', 'a-2'], targets: ['b-1'] },
  { sources: ['a-4'], targets: ['b-3'] },
];

test.each([
  ['sources' as const, ['a-1', 'a-2', 'a-3', 'a-4'], ['a-3']],
  ['targets' as const, ['b-1', 'b-2', 'a-1'], ['b-2', 'a-1']],
])('the gaps among the %s are what no mapping names', (side, codes, gaps) => {
  expect(
    gapsOf(
      codes.map((code) => control(code)),
      mappings,
      side,
    ).map(({ code }) => code),
  ).toEqual(gaps);
});

test('what is not assessed is no gap', () => {
  expect(gapsOf([control('a-9', false)], mappings, 'sources')).toEqual([]);
});
