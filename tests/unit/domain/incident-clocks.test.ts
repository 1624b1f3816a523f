import { expect, test } from 'vitest';

import {
  clocksOf,
  clocksToRemindOf,
  lawfulHours,
  nextClock,
  remindedSince,
  remindedUntil,
  reminderStep,
  type NotifiableIncident,
} from '#domain/incident/clocks.ts';

const breach: NotifiableIncident = {
  detectedAt: '2026-11-01T08:00:00Z',
  partiesToNotify: ['DATA_SUBJECTS', 'AUTHORITY'],
  notificationHours: lawfulHours,
  earlyWarningAt: null,
  regulatorNotifiedAt: null,
  dataSubjectsNotifiedAt: null,
  finalReportAt: null,
};

test('clocks run from the detection, for those who must be notified', () => {
  const shown = (incident: NotifiableIncident) => clocksOf(incident).map(({ field, dueAt }) => [field, dueAt]);
  expect(shown(breach)).toEqual([
    ['earlyWarningAt', '2026-11-02T08:00:00.000Z'],
    ['regulatorNotifiedAt', '2026-11-04T08:00:00.000Z'],
    ['dataSubjectsNotifiedAt', '2026-11-04T08:00:00.000Z'],
    ['finalReportAt', '2026-12-01T08:00:00.000Z'],
  ]);
  expect(shown({ ...breach, partiesToNotify: ['DATA_SUBJECTS'] }).map(([field]) => field)).toEqual([
    'dataSubjectsNotifiedAt',
  ]);
  expect(shown({ ...breach, partiesToNotify: [] })).toEqual([]);
  expect(shown({ ...breach, detectedAt: null })).toEqual([]);
});

test('an organisation has other periods, and none for what it does not notify', () => {
  const notificationHours = { earlyWarning: null, regulator: 72, dataSubjects: 24, finalReport: 96 };
  expect(clocksOf({ ...breach, notificationHours })).toEqual([
    { field: 'dataSubjectsNotifiedAt', dueAt: '2026-11-02T08:00:00.000Z', stoppedAt: null },
    { field: 'regulatorNotifiedAt', dueAt: '2026-11-04T08:00:00.000Z', stoppedAt: null },
    { field: 'finalReportAt', dueAt: '2026-11-05T08:00:00.000Z', stoppedAt: null },
  ]);
});

test('the next clock is the one that ends first among those that run', () => {
  const next = (given: Partial<NotifiableIncident>) => nextClock(clocksOf({ ...breach, ...given }))?.field;
  const at = '2026-11-02T00:00:00Z';
  expect(next({})).toBe('earlyWarningAt');
  expect(next({ earlyWarningAt: at })).toBe('regulatorNotifiedAt');
  expect(next({ earlyWarningAt: at, regulatorNotifiedAt: at })).toBe('dataSubjectsNotifiedAt');
  expect(next({ earlyWarningAt: at, regulatorNotifiedAt: at, dataSubjectsNotifiedAt: at })).toBe('finalReportAt');
  expect(
    next({ earlyWarningAt: at, regulatorNotifiedAt: at, dataSubjectsNotifiedAt: at, finalReportAt: at }),
  ).toBeUndefined();
});

test.each([
  ['2026-11-01T19:59:59Z', undefined],
  ['2026-11-01T20:00:00Z', 12],
  ['2026-11-02T03:59:59Z', 12],
  ['2026-11-02T04:00:00Z', 4],
  ['2026-11-02T07:00:00Z', 1],
  ['2026-11-02T08:00:00Z', 0],
  ['2026-11-09T08:00:00Z', 0],
])('of a period that ends on 2 November at 8:00, the last reminder by %s is %s hours ahead', (now, step) => {
  expect(reminderStep('2026-11-02T08:00:00.000Z', new Date(now))).toBe(step);
});

test('reminders are given from twelve hours ahead of the end of a period until a week after it', () => {
  const now = new Date('2026-11-08T08:00:00Z');
  expect(remindedSince(now).toISOString()).toBe('2026-11-01T08:00:00.000Z');
  expect(remindedUntil(now).toISOString()).toBe('2026-11-08T20:00:00.000Z');
});

test('each running clock is reminded of by itself, a stopped one and one that passed long ago are not', () => {
  const due = (now: string, given: Partial<NotifiableIncident> = {}) =>
    clocksToRemindOf({ ...breach, ...given }, new Date(now)).map(({ clock, step }) => [clock.field, step]);
  expect(due('2026-11-04T07:30:00Z')).toEqual([
    ['earlyWarningAt', 0],
    ['regulatorNotifiedAt', 1],
    ['dataSubjectsNotifiedAt', 1],
  ]);
  expect(due('2026-11-04T07:30:00Z', { regulatorNotifiedAt: '2026-11-03T08:00:00Z' })).toEqual([
    ['earlyWarningAt', 0],
    ['dataSubjectsNotifiedAt', 1],
  ]);
  expect(due('2026-12-01T00:00:00Z')).toEqual([['finalReportAt', 12]]);
});
