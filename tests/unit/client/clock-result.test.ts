import { expect, test } from 'vitest';

import { clockResult } from '#src/features/incident/time-left.ts';

const dueAt = '2026-11-04T08:00:00Z';

test.each([
  ['2026-11-04T08:00:00Z', 'Met', false],
  ['2026-11-04T08:00:01Z', 'Missed by less than 1 hour', true],
  ['2026-11-07T09:00:00Z', 'Missed by 3 days', true],
])('a period that was stopped at %s: %s', (stoppedAt, text, isLate) => {
  expect(clockResult({ dueAt, stoppedAt })).toEqual({ text, isLate });
});

test.each([
  ['2026-11-04T03:00:00Z', '5 hours left', false],
  ['2026-11-04T10:00:00Z', 'Overdue by 2 hours', true],
])('a period that still runs at %s: %s', (now, text, isLate) => {
  expect(clockResult({ dueAt, stoppedAt: null }, Date.parse(now))).toEqual({ text, isLate });
});
