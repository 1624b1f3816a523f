import { expect, test } from 'vitest';

import { nextRecovery } from '#src/app/recovery.ts';

const failedAt = 1_795_159_130_000;

test('a page that fails is reloaded once, then left for the start, then shown as failed', () => {
  expect(nextRecovery(null, failedAt)).toBe('reload');
  expect(nextRecovery({ step: 'reload', at: failedAt }, failedAt + 3000)).toBe('redirect');
  expect(nextRecovery({ step: 'redirect', at: failedAt + 3000 }, failedAt + 6000)).toBe('show');
});

test('a failure long after is another one', () => {
  expect(nextRecovery({ step: 'reload', at: failedAt }, failedAt + 20_000)).toBe('redirect');
  expect(nextRecovery({ step: 'reload', at: failedAt }, failedAt + 20_001)).toBe('reload');
  expect(nextRecovery({ step: 'redirect', at: failedAt }, failedAt + 60_000)).toBe('reload');
});
