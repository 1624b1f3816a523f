import { describe, expect, test } from 'vitest';

import { nextReadingOn, objectiveState } from '#domain/management-system/objective-state.ts';

const today = '2026-11-29';

describe('the state of an objective', () => {
  test.each([
    // direction, target, newest reading, to be achieved by, state
    ['AT_LEAST', 95, null, null, 'NOT_MEASURED'],
    ['AT_LEAST', 95, null, today, 'NOT_MEASURED'],
    ['AT_LEAST', 95, null, '2026-11-28', 'MISSED'],
    ['AT_LEAST', null, 40, null, 'NOT_MEASURED'],
    ['AT_LEAST', 95, 95, null, 'MET'],
    ['AT_LEAST', 95, 94.9, null, 'NOT_MET'],
    ['AT_LEAST', 95, 94.9, '2026-11-28', 'MISSED'],
    ['AT_LEAST', 95, 99, '2026-11-28', 'MET'],
    ['AT_MOST', 3, 3, null, 'MET'],
    ['AT_MOST', 3, 3.1, today, 'NOT_MET'],
    ['AT_MOST', 0, 0, null, 'MET'],
    ['AT_LEAST', -2, -3, null, 'NOT_MET'],
  ] as const)('%s %s, measured %s, by %s: %s', (direction, target, latestValue, dueOn, state) => {
    expect(objectiveState({ direction, target, latestValue, dueOn }, today)).toBe(state);
  });
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-29', 12, '2027-11-29'],
  ['2026-11-29', null, null],
])('after a reading on %s, each %s months: %s', (since, everyMonths, next) => {
  expect(nextReadingOn(since, everyMonths)).toBe(next);
});
