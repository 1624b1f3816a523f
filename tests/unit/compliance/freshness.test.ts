import { expect, test } from 'vitest';

import { coveredBy } from '#domain/compliance/confidence.ts';
import { periodMistakes } from '#domain/compliance/evidence-period.ts';
import { freshnessOf } from '#domain/compliance/freshness.ts';

test.each([
  [null, 'UNDATED'],
  ['2026-05-31', 'STALE'],
  ['2026-06-01', 'DUE'],
  ['2026-06-30', 'DUE'],
  ['2026-07-01', 'FRESH'],
] as const)('evidence that covers until %s is %s on 2026-06-01', (coveredUntil, freshness) => {
  expect(freshnessOf(coveredUntil, '2026-06-01')).toBe(freshness);
});

test.each([
  [null, null, []],
  ['2026-01-01', '2026-01-01', []],
  ['2026-01-01', null, ['coversTo']],
  [null, '2026-01-01', ['coversFrom']],
  ['2026-01-02', '2026-01-01', ['coversTo']],
])('a period from %s to %s has mistakes in %j', (coversFrom, coversTo, fields) => {
  expect(periodMistakes({ coversFrom, coversTo }).map(({ field }) => field)).toEqual(fields);
});

test('the covered days are those that the evidence is about, before those of its cadence', () => {
  const yearly = { covers: null, madeOn: '2026-03-10', everyMonths: 12 };
  expect(coveredBy(yearly)).toEqual({ from: '2026-03-10', to: '2027-03-09' });
  const covers = { from: '2026-01-01', to: '2026-06-30' };
  expect(coveredBy({ ...yearly, covers })).toEqual(covers);
});
