import { expect, test } from 'vitest';

import { dayAndTimeIn, instantIn } from '#domain/time/zoned-time.ts';

test.each([
  ['UTC', '2026-11-23', '14:05', '2026-11-23T14:05:00.000Z'],
  ['Europe/Berlin', '2026-11-23', '00:30', '2026-11-22T23:30:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '14:05', '2026-07-01T12:05:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', '05:45', '2026-11-23T00:00:00.000Z'],
  ['America/St_Johns', '2026-01-01', '00:00', '2026-01-01T03:30:00.000Z'],
  // On the days on which clocks change, and those beside them.
  ['Europe/Berlin', '2026-03-28', '12:00', '2026-03-28T11:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24', '12:00', '2026-10-24T10:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z'],
])('in %s, %s %s is %s, and back', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time)).toBe(instant);
  expect(dayAndTimeIn(zone, instant)).toEqual({ day, time });
});

test('of a time that clocks show twice, the first is meant', () => {
  expect(instantIn('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(instantIn('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z');
});

test('a time that clocks skip is the moment that they show an hour later', () => {
  const skipped = instantIn('Europe/Berlin', '2026-03-29', '02:30');
  expect(skipped).toBe('2026-03-29T01:30:00.000Z');
  expect(dayAndTimeIn('Europe/Berlin', skipped)).toEqual({ day: '2026-03-29', time: '03:30' });
});
