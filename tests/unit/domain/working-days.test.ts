import { describe, expect, test } from 'vitest';

import { isWorkingDay, shiftedFromDayOff, workingDaysAfter, type WorkingCalendar } from '#domain/time/working-days.ts';

const week = (...holidays: string[]): WorkingCalendar => ({
  workingDays: [1, 2, 3, 4, 5],
  holidays: new Set(holidays),
});

describe('five working days', () => {
  test.each([
    ['after a Friday are the next Friday', '2026-11-27', week(), '2026-12-04'],
    ['pass over two holidays', '2026-12-23', week('2026-12-25', '2026-12-28'), '2027-01-01'],
    [
      'end after a weekend where their last day is off as well',
      '2026-12-23',
      week('2026-12-25', '2026-12-28', '2027-01-01'),
      '2027-01-04',
    ],
    ['after a day off begin with the next working day', '2026-11-28', week(), '2026-12-04'],
    ['follow another week', '2026-11-26', { workingDays: [7, 1, 2, 3, 4], holidays: new Set<string>() }, '2026-12-03'],
  ])('%s', (_title, from, calendar, expected) => {
    expect(workingDaysAfter(from, 5, calendar)).toBe(expected);
  });
});

test('no working days after a day are the day itself', () => {
  expect(workingDaysAfter('2026-11-28', 0, week())).toBe('2026-11-28');
});

test('a day off moves as its rule says, and a working day stays', () => {
  const shifted = (day: string) =>
    (['NONE', 'BEFORE', 'AFTER'] as const).map((shift) => shiftedFromDayOff(day, shift, week('2026-11-02')));
  expect(shifted('2026-10-31')).toEqual(['2026-10-31', '2026-10-30', '2026-11-03']);
  expect(shifted('2026-11-30')).toEqual(['2026-11-30', '2026-11-30', '2026-11-30']);
});

test('a Sunday is the seventh day, and a holiday is off whatever day it is', () => {
  const calendar = { workingDays: [7], holidays: new Set(['2026-12-06']) };
  expect(['2026-11-29', '2026-11-30', '2026-12-06'].map((day) => isWorkingDay(day, calendar))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a calendar that never works again leaves the day as it is', () => {
  const never = { workingDays: [], holidays: new Set<string>() };
  expect(shiftedFromDayOff('2026-11-30', 'AFTER', never)).toBe('2026-11-30');
});
