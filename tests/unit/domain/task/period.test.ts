import { expect, test } from 'vitest';

import { periodStart } from '#domain/task/period.ts';

test.each([
  ['MONTHLY', 1, '2026-03-31', '2026-02-28', '2026-03-01'],
  ['MONTHLY', 3, '2026-03-31', null, '2026-01-01'],
  ['MONTHLY', 1, '2026-01-31', null, '2026-01-01'],
  ['YEARLY', 1, '2028-02-29', null, '2027-03-01'],
  ['WEEKLY', 2, '2026-01-09', null, '2025-12-27'],
  ['DAILY', 1, '2026-03-01', null, '2026-03-01'],
] as const)('%s, every %i: the period up to %s, after %s, begins on %s', (every, interval, dueOn, previous, from) => {
  expect(periodStart(dueOn, previous, { every, interval })).toBe(from);
});
