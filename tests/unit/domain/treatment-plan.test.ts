import { expect, test } from 'vitest';

import { planTotals, settledProgress } from '#domain/risk/treatment-plan.ts';

const action = { cost: 0, effortDays: 0, progress: 0, status: 'NOT_STARTED' } as const;

test('the progress of a plan is the mean of its actions by effort, and cancelled actions do not count', () => {
  expect(
    planTotals([
      { ...action, cost: 500, effortDays: 9, progress: 20, status: 'IN_PROGRESS' },
      { ...action, cost: 100, effortDays: 0, progress: 0, status: 'COMPLETED' },
      { ...action, cost: 0, effortDays: 0, progress: 50, status: 'COMPLETED' },
      { ...action, cost: 9000, effortDays: 50, progress: 10, status: 'CANCELLED' },
    ]),
  ).toEqual({ actions: 3, completed: 2, cost: 600, effortDays: 9, progress: 35 });
});

test('a plan without actions has no progress', () => {
  expect(planTotals([])).toEqual({ actions: 0, completed: 0, cost: 0, effortDays: 0, progress: 0 });
});

test('a completed action has no more to do', () => {
  expect(settledProgress({ progress: 10, status: 'COMPLETED' })).toBe(100);
  expect(settledProgress({ progress: 10, status: 'ON_HOLD' })).toBe(10);
});
