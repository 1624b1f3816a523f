import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mistakeInDays, shareDays, standInFor } from '#domain/staff/absence.ts';

const days = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });

test.each([
  ['one day', days('2026-12-01', '2026-12-01'), undefined],
  ['366 days', days('2026-01-01', '2027-01-01'), undefined],
  ['367 days', days('2026-01-01', '2027-01-02'), 'TOO_LONG'],
  ['none', days('2026-12-02', '2026-12-01'), 'ENDS_BEFORE'],
] as const)('the days of an absence: %s', (_name, given, mistake) => {
  expect(mistakeInDays(given)).toBe(mistake);
});

test.each([
  ['the last day of one is the first of the other', days('2026-12-05', '2026-12-09'), true],
  ['one is within the other', days('2026-12-02', '2026-12-03'), true],
  ['one begins on the next day', days('2026-12-06', '2026-12-09'), false],
  ['one ends on the day before', days('2026-11-01', '2026-11-30'), false],
])('days in common with 1 to 5 December: %s', (_name, other, isShared) => {
  const one = days('2026-12-01', '2026-12-05');
  expect([shareDays(one, other), shareDays(other, one)]).toEqual([isShared, isShared]);
});

const away = (deputies: Readonly<Record<string, string | null>>) => new Map(Object.entries(deputies));

test.each([
  ['someone who is here', away({}), null],
  ['a deputy who is here', away({ ana: 'ben' }), 'ben'],
  ['nobody is named', away({ ana: null }), null],
  ['the deputy of a deputy', away({ ana: 'ben', ben: 'cem' }), 'cem'],
  ['a deputy who is away without one', away({ ana: 'ben', ben: null }), null],
  ['the fifth', away({ ana: 'b', b: 'c', c: 'd', d: 'e', e: 'eve' }), 'eve'],
  ['not the sixth', away({ ana: 'b', b: 'c', c: 'd', d: 'e', e: 'f', f: 'eve' }), null],
  ['two who stand in for each other', away({ ana: 'ben', ben: 'ana' }), null],
  ['their own deputy', away({ ana: 'ana' }), null],
])('who stands in: %s', (_name, deputies, expected) => {
  expect(standInFor('ana', deputies)).toBe(expected);
});

test('who stands in is here, and never the person themself', () => {
  const person = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
  fc.assert(
    fc.property(person, fc.array(fc.tuple(person, fc.option(person))), (who, pairs) => {
      const deputies = new Map<string, string | null>(pairs);
      const found = standInFor(who, deputies);
      expect(found === null || (found !== who && !deputies.has(found))).toBe(true);
    }),
  );
});
