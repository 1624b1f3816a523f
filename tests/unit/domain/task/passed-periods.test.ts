import { expect, test } from 'vitest';

import { passedPeriods } from '#domain/task/passed-periods.ts';
import type { Recurrence } from '#domain/task/recurrence.ts';

const monthly: Recurrence = {
  every: 'MONTHLY',
  interval: 1,
  anchor: '2026-01-31',
  basis: 'FIXED',
  weekdays: [],
  months: [],
  on: { kind: 'ANCHOR' },
  shift: 'NONE',
  until: null,
  count: null,
};

const never = () => false;

test('a monthly control last done in January has five passed periods in July', () => {
  expect(passedPeriods(monthly, '2026-02-28', '2026-07-15', never)).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ]);
});

test('a period passes with its last day', () => {
  expect(passedPeriods(monthly, '2026-02-28', '2026-02-28', never)).toEqual([]);
  expect(passedPeriods(monthly, '2026-02-28', '2026-03-01', never)).toEqual(['2026-02-28']);
  expect(passedPeriods(monthly, '2026-02-28', '2026-03-31', never)).toEqual(['2026-02-28']);
  expect(passedPeriods(monthly, null, '2026-03-31', never)).toEqual([]);
});

test('no further one has passed that is to follow a completion, or the end of the rule', () => {
  const passed = (given: Partial<Recurrence>) =>
    passedPeriods({ ...monthly, ...given }, '2026-02-28', '2026-07-15', never);
  expect(passed({ basis: 'COMPLETION' })).toEqual(['2026-02-28']);
  expect(passed({ until: '2026-04-15' })).toEqual(['2026-02-28', '2026-03-31']);
  expect(passed({ count: 4 })).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
});
