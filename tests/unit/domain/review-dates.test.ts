import { expect, test } from 'vitest';

import { monthsAfter } from '#domain/time/months-after.ts';
import { daysBetween, isOverdue } from '#domain/time/review-dates.ts';

test('days are counted correctly across clock changes', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

test('a date is overdue once it has passed', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => isOverdue(day, '2026-11-20'))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  { day: '2026-11-20', months: 1, later: '2026-12-20' },
  { day: '2026-11-20', months: 24, later: '2028-11-20' },
  { day: '2026-11-30', months: 3, later: '2027-02-28' },
  { day: '2027-11-30', months: 3, later: '2028-02-29' },
  { day: '2026-12-31', months: 2, later: '2027-02-28' },
])('$months months after $day is $later', ({ day, months, later }) => {
  expect(monthsAfter(day, months)).toBe(later);
});
