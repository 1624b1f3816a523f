import fc from 'fast-check';
import { expect, it } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { endOfLastDay, lastDayOf } from '#domain/time/last-day.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import { isDay } from '#domain/time/real-day.ts';
import { daysBetween } from '#domain/time/review-dates.ts';
import { isWorkingDay, shiftedFromDayOff, workingDaysAfter } from '#domain/time/working-days.ts';
import { dayAndTimeIn, instantIn, instantsIn } from '#domain/time/zoned-time.ts';

import { hold } from './hold.ts';

const day = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** The extremes of the world's clocks, half and quarter hours, and zones that skip an hour at midnight. */
const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Beirut',
);

const calendar = fc.record({
  workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  holidays: fc.uniqueArray(day, { maxLength: 20 }).map((days) => new Set(days)),
});

it('days are added and counted alike', () => {
  hold(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
      expect(daysBetween(from, daysAfter(from, days))).toBe(days);
    }),
  );
});

it('months end on a real day, in the month that is meant, and never later in it than they began', () => {
  hold(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (from, months) => {
      const reached = monthsAfter(from, months);
      const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
      expect(isDay(reached)).toBe(true);
      expect(monthOf(reached) - monthOf(from)).toBe(months);
      expect(reached.slice(8) <= from.slice(8)).toBe(true);
      // Cut only where the month is shorter.
      expect(reached.slice(8) === from.slice(8) || daysAfter(reached, 1).endsWith('-01')).toBe(true);
    }),
  );
});

it('a day off is shifted to a working day in its direction, with none between', () => {
  hold(
    fc.property(day, fc.constantFrom('BEFORE', 'AFTER'), calendar, (from, shift, worked) => {
      const reached = shiftedFromDayOff(from, shift, worked);
      const distance = shift === 'AFTER' ? daysBetween(from, reached) : daysBetween(reached, from);
      const passed = Array.from({ length: distance }, (_, index) =>
        daysAfter(from, shift === 'AFTER' ? index : -index),
      );
      expect(isWorkingDay(reached, worked)).toBe(true);
      expect(passed.filter((one) => isWorkingDay(one, worked))).toEqual([]);
    }),
  );
});

it('as many working days lie between a day and the one so many working days after it', () => {
  hold(
    fc.property(day, fc.integer({ min: 0, max: 30 }), calendar, (from, days, worked) => {
      const length = daysBetween(from, workingDaysAfter(from, days, worked));
      const passed = Array.from({ length }, (_, index) => daysAfter(from, index + 1));
      expect(passed.filter((one) => isWorkingDay(one, worked))).toHaveLength(days);
    }),
  );
});

it('the last day of what lasts until the end of a day is that day, in every time zone', () => {
  hold(
    fc.property(day, zone, (last, timeZone) => {
      expect(lastDayOf(endOfLastDay(last, timeZone), timeZone)).toBe(last);
    }),
  );
});

it('an instant shows the day and time that it was made of, unless clocks skip them', () => {
  hold(
    fc.property(zone, day, time, (timeZone, on, at) => {
      const instants = instantsIn(timeZone, on, at);
      const taken = instantIn(timeZone, on, at);
      expect(instants.map((instant) => dayAndTimeIn(timeZone, instant))).toEqual(
        instants.map(() => ({ day: on, time: at })),
      );
      expect(taken).toBe(instants.toSorted()[0] ?? taken);
    }),
  );
});
