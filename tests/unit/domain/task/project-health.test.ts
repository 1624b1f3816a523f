import { expect, test } from 'vitest';

import { healthOf, progressOf, type ProjectTask } from '#domain/task/project-health.ts';

const task = (category: ProjectTask['category'], estimate: number | null = null, dueOn: string | null = null) => ({
  category,
  estimate,
  dueOn,
  isOfTopSeverity: false,
});

test('progress is the done part by estimates, without what was cancelled (work.md A6)', () => {
  const tasks = [task('DONE', 8), task('TODO', 4), task('IN_PROGRESS'), task('CANCELLED', 3)];
  expect(progressOf(tasks)).toBe(62);
  expect(progressOf([])).toBeNull();
  expect(progressOf([task('CANCELLED', 3)])).toBeNull();
});

const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
const partly = (done: number) => [task('DONE', done), task('TODO', 100 - done)];

test.each<[string, readonly ProjectTask[], string, string, string]>([
  ['29 % done after 49.9 % of the time', partly(29), '2026-07-01', 'AT_RISK', 'BEHIND'],
  ['30 % done after 49.9 % of the time', partly(30), '2026-07-01', 'ON_TRACK', 'AS_PLANNED'],
  ['open tasks after the last day', partly(99), '2027-01-01', 'OFF_TRACK', 'END_PASSED'],
  ['open tasks on the last day', partly(99), '2026-12-31', 'ON_TRACK', 'AS_PLANNED'],
  ['all done after the last day', [task('DONE', 1, '2026-01-01')], '2027-01-01', 'ON_TRACK', 'AS_PLANNED'],
  ['an overdue task', [task('TODO', 1, '2026-01-02')], '2026-01-03', 'AT_RISK', 'OVERDUE'],
  ['a task that is due today', [task('TODO', 1, '2026-01-02')], '2026-01-02', 'ON_TRACK', 'AS_PLANNED'],
  [
    'an overdue task of the top severity',
    [{ ...task('TODO', 1, '2026-01-02'), isOfTopSeverity: true }],
    '2026-01-03',
    'OFF_TRACK',
    'TOP_SEVERITY_OVERDUE',
  ],
  ['no task', [], '2026-07-01', 'ON_TRACK', 'AS_PLANNED'],
])('%s', (_what, tasks, today, health, reason) => {
  expect(healthOf(tasks, year, today)).toEqual({ health, reason });
});

test('a project without days is never behind', () => {
  expect(healthOf(partly(1), { startsOn: null, endsOn: '2026-07-02' }, '2026-07-01').health).toBe('ON_TRACK');
});
