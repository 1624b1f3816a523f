import { describe, expect, it } from 'vitest';

import { datesToRemindOf, localTime } from '#domain/time/reminder-days.ts';

describe('the dates to remind of', () => {
  it('are 30, 7 and 1 days ahead, and weekly from the first day overdue', () => {
    const dates = datesToRemindOf('2026-11-23', '2026-11-22');
    expect([...dates].slice(0, 5)).toEqual([
      ['2026-12-23', 30],
      ['2026-11-30', 7],
      ['2026-11-24', 1],
      ['2026-11-22', -1],
      ['2026-11-15', -8],
    ]);
    expect([...dates].at(-1)).toEqual(['2026-09-06', -78]);
  });

  it('are those of one day for a person who has not been reminded before', () => {
    expect(datesToRemindOf('2026-11-23', undefined)).toEqual(datesToRemindOf('2026-11-23', '2026-11-22'));
  });

  it('include the days missed, at most a week, and of several steps of a date the last', () => {
    const dates = datesToRemindOf('2026-11-23', '2026-11-20');
    expect(dates.get('2026-11-28')).toBe(7);
    expect(dates.get('2026-11-23')).toBe(1);
    expect(datesToRemindOf('2026-11-23', '2026-11-16').get('2026-11-24')).toBe(1);
    expect(datesToRemindOf('2026-11-23', '2026-01-01')).toEqual(datesToRemindOf('2026-11-23', '2026-11-16'));
  });

  it('are none on a day that is done', () => {
    expect(datesToRemindOf('2026-11-23', '2026-11-23').size).toBe(0);
  });

  it('cross the end of a year and a leap day', () => {
    expect(datesToRemindOf('2027-12-31', '2027-12-30').get('2028-01-30')).toBe(30);
    expect(datesToRemindOf('2028-02-28', '2028-02-27').get('2028-02-29')).toBe(1);
  });
});

describe('the local time', () => {
  it.each([
    // Both sides of the date line.
    ['2026-11-23T18:30:00Z', 'Pacific/Kiritimati', '2026-11-24', 8],
    ['2026-11-23T18:30:00Z', 'Pacific/Pago_Pago', '2026-11-23', 7],
    ['2026-11-23T09:30:00Z', 'Pacific/Pago_Pago', '2026-11-22', 22],
    // Clocks go forward and back at 01:00 UTC.
    ['2026-03-29T05:59:00Z', 'Europe/London', '2026-03-29', 6],
    ['2026-03-28T06:59:00Z', 'Europe/London', '2026-03-28', 6],
    ['2026-10-25T06:59:00Z', 'Europe/London', '2026-10-25', 6],
    ['2026-11-23T00:00:00Z', 'UTC', '2026-11-23', 0],
    ['2026-11-23T01:15:00Z', 'Asia/Kathmandu', '2026-11-23', 7],
  ])('at %s in %s is %s, hour %i', (instant, timeZone, day, hour) => {
    expect(localTime(new Date(instant), timeZone)).toEqual({ day, hour });
  });
});
