import { expect, test } from 'vitest';

import { startAgainstPlan } from '#domain/change/start.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';

const inBerlin = (instant: string) => dayAndTimeIn('Europe/Berlin', instant).day;
const planned = { plannedStart: '2026-12-12T22:30:00Z', plannedEnd: '2026-12-13T02:00:00Z' };

test.each([
  ['a day before', '2026-12-11T22:30:00Z', 'BEFORE_ITS_DAY'],
  // 23:30 in Berlin on the 12th: on its day, though before its time.
  ['earlier on its day', '2026-12-12T08:00:00Z', undefined],
  ['in its window, on the next day', '2026-12-13T01:59:59Z', undefined],
  ['when its window has ended', '2026-12-13T02:00:00Z', 'AFTER_ITS_WINDOW'],
])('a change that is started %s', (_when, startedAt, against) => {
  expect(startAgainstPlan(planned, startedAt, inBerlin)).toBe(against);
});

test('the day is that of the organisation', () => {
  const late = { plannedStart: '2026-12-12T23:30:00Z', plannedEnd: null };
  expect(startAgainstPlan(late, '2026-12-12T22:00:00Z', inBerlin)).toBe('BEFORE_ITS_DAY');
  expect(startAgainstPlan(late, '2026-12-12T22:00:00Z', (instant) => instant.slice(0, 10))).toBeUndefined();
});

test('nothing is said of a change without a plan', () => {
  expect(startAgainstPlan({ plannedStart: null, plannedEnd: null }, '2026-12-12T22:00:00Z', inBerlin)).toBeUndefined();
});
