import { expect, test } from 'vitest';

import { trainingExpiry } from '#domain/staff/training.ts';

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-29', 1, '2026-12-29'],
])('a training done on %s is valid for %i months until %s (work.md A10)', (doneOn, validMonths, expiresOn) => {
  expect(trainingExpiry({ doneOn, validMonths })).toBe(expiresOn);
});

test('a planned training does not expire, nor does one that is valid for good', () => {
  expect(trainingExpiry({ doneOn: null, validMonths: 12 })).toBeNull();
  expect(trainingExpiry({ doneOn: '2026-01-31', validMonths: null })).toBeNull();
});
