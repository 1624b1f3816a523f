import { expect, test } from 'vitest';

import { dayEndedAt, endOfLastDay, lastDayOf } from '#domain/time/last-day.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';

const day = '2026-11-30';

// From the westernmost zone where people live to the easternmost, with half hours between.
test.each([
  ['Pacific/Pago_Pago', '2026-12-01T11:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
  ['America/St_Johns', '2026-12-01T03:30:00.000Z'],
  ['UTC', '2026-12-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-30T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-30T18:15:00.000Z'],
  ['Pacific/Auckland', '2026-11-30T11:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
])('in %s what lasts until a day ends with that day there, and shows that day', (timeZone, end) => {
  expect(endOfLastDay(day, timeZone)).toBe(end);
  expect(lastDayOf(end, timeZone)).toBe(day);
  expect(lastDayOf(new Date(end), timeZone)).toBe(day);
});

test.each([
  // Clocks go from 24:00 to 01:00, and from 24:00 back to 23:00.
  ['Africa/Cairo', '2026-04-23'],
  ['Africa/Cairo', '2026-10-29'],
  // 30 December 2011 does not exist there.
  ['Pacific/Apia', '2011-12-29'],
  ['America/Los_Angeles', '2026-03-08'],
  ['America/Los_Angeles', '2026-12-31'],
])('in %s %s survives being stored as its end, though clocks change', (timeZone, changed) => {
  expect(lastDayOf(endOfLastDay(changed, timeZone), timeZone)).toBe(changed);
});

test('an instant ends a day only where the organisation is, and only at its midnight', () => {
  const end = new Date('2026-06-30T22:00:00Z');
  expect(dayEndedAt(end, 'Europe/Berlin')).toBe('2026-06-30');
  expect(dayEndedAt(end, 'UTC')).toBeNull();
  expect(dayEndedAt(new Date(end.getTime() + 1), 'Europe/Berlin')).toBeNull();
});

test('only IANA names are time zones', () => {
  const names = ['UTC', 'Europe/London', 'Pacific/Kiritimati', 'Mars/Base', '', 'Europe'];
  expect(names.filter(isTimeZone)).toEqual(['UTC', 'Europe/London', 'Pacific/Kiritimati']);
});
