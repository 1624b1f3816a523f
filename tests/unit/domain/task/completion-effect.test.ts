import { expect, test } from 'vitest';

import { completedAs, completionEffect } from '#domain/task/completion-effect.ts';
import type { Recurrence } from '#domain/task/recurrence.ts';

const monthly: Recurrence = {
  every: 'MONTHLY',
  interval: 1,
  anchor: '2026-01-31',
  basis: 'FIXED',
  weekdays: [],
  months: [],
  on: { kind: 'ANCHOR' },
  shift: 'NONE',
  until: null,
  count: null,
};
const never = () => false;
const ended = (done: string) => ({ due: '2026-01-31', done, number: 1 });

test('a period is late from the day after its own (work.md A1)', () => {
  expect(completionEffect(monthly, ended('2026-01-31'), never)).toEqual({
    outcome: 'DONE',
    due: '2026-02-28',
    missed: [],
  });
  expect(completionEffect(monthly, ended('2026-02-01'), never)).toMatchObject({ outcome: 'LATE', missed: [] });
  expect(completionEffect(monthly, ended('2026-04-15'), never)).toEqual({
    outcome: 'LATE',
    due: '2026-04-30',
    missed: ['2026-02-28', '2026-03-31'],
  });
});

test('after completion only the interval counts, so nothing is missed', () => {
  const rule: Recurrence = { ...monthly, basis: 'COMPLETION' };
  expect(completionEffect(rule, ended('2026-04-15'), never)).toEqual({
    outcome: 'LATE',
    due: '2026-05-15',
    missed: [],
  });
});

test('nothing follows the last time, nor a task that does not recur', () => {
  const last = { ...monthly, until: '2026-03-31' };
  expect(completionEffect(last, ended('2026-04-15'), never)).toMatchObject({
    due: null,
    missed: ['2026-02-28', '2026-03-31'],
  });
  expect(completionEffect(null, ended('2026-04-15'), never)).toEqual({ outcome: 'LATE', due: null, missed: [] });
  expect(completedAs(null, '2026-04-15')).toBe('DONE');
});
