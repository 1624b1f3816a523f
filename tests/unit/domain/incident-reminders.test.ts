import { describe, expect, it, test } from 'vitest';

import { nextReminderAt, remindersOf, type NamedDuty } from '#domain/incident/duties/reminders.ts';
import { shippedRegimes } from '#domain/incident/duties/shipped.ts';

const dutyOf = (key: string, entries: NamedDuty['entries'] = {}): NamedDuty => {
  const regime = shippedRegimes.find((one) => one.key === key);
  if (regime === undefined) throw new Error(`There is no regime ${key}`);
  return { id: key, name: regime.name, steps: regime.steps, entries };
};

const aware = { awareAt: '2026-11-20T21:00:00.000Z', classifiedAt: null, resolvedAt: null };
const timeZone = 'UTC';
const warning = 'NIS 2, Early warning';
const notification = 'NIS 2, Incident notification';

/** The latest reminder of each step at an instant. */
const toldAt = (now: string, duties: readonly NamedDuty[] = [dutyOf('nis2')]) =>
  remindersOf(duties, aware, { now: new Date(now), timeZone }).map(
    ({ duty, standing, ahead, alsoOverdue }) => [`${duty.name}, ${standing.step.name}`, ahead, alsoOverdue] as const,
  );

describe('D2: at an instant, each step has its latest reminder', () => {
  const overdue = [warning, 0, []] as const;
  it.each([
    ['2026-11-21T08:59:00Z', []],
    ['2026-11-21T09:00:00Z', [[warning, 12, []]]],
    ['2026-11-21T17:00:00Z', [[warning, 4, []]]],
    ['2026-11-21T20:00:00Z', [[warning, 1, []]]],
    ['2026-11-21T21:00:00Z', [[warning, 0, []]]],
    ['2026-11-23T08:59:00Z', [overdue]],
    ['2026-11-23T09:00:00Z', [overdue, [notification, 12, [warning]]]],
    ['2026-11-23T17:00:00Z', [overdue, [notification, 4, [warning]]]],
    ['2026-11-23T20:00:00Z', [overdue, [notification, 1, [warning]]]],
    ['2026-11-23T21:00:00Z', [overdue, [notification, 0, [warning]]]],
  ] as const)('%s', (now, expected) => {
    expect(toldAt(now)).toEqual(expected);
  });

  it.each([
    ['09', 12],
    ['17', 4],
    ['20', 1],
    ['21', 0],
  ] as const)('23 Dec at %s:00, the provisional final report', (hour, ahead) => {
    const [, , report] = remindersOf([dutyOf('nis2')], aware, { now: new Date(`2026-12-23T${hour}:00:00Z`), timeZone });
    expect(report).toMatchObject({
      ahead,
      standing: { isProvisional: true, step: { key: 'final-report' } },
      alsoOverdue: [warning, notification],
    });
  });
});

test('what was given or waived does not remind, and the steps of other addressees do', () => {
  const given = dutyOf('nis2', {
    'early-warning': [{ kind: 'GIVEN', at: '2026-11-21T10:00:00Z' }],
    notification: [{ kind: 'WAIVED', at: '2026-11-21T10:00:00Z' }],
  });
  expect(toldAt('2026-11-23T21:00:00Z', [given, dutyOf('gdpr-33')])).toEqual([
    ['GDPR, Article 33, Notification', 0, []],
  ]);
});

test('the next reminder is the earliest that is still to come', () => {
  const ends = ['2026-11-21T21:00:00Z', '2026-11-23T21:00:00Z'];
  const next = (now: string) => nextReminderAt(ends, new Date(now));
  expect(next('2026-11-21T08:00:00Z')).toBe('2026-11-21T09:00:00.000Z');
  expect(next('2026-11-21T09:00:00Z')).toBe('2026-11-21T17:00:00.000Z');
  expect(next('2026-11-21T20:30:00Z')).toBe('2026-11-21T21:00:00.000Z');
  expect(next('2026-11-21T21:00:00Z')).toBe('2026-11-23T09:00:00.000Z');
  expect(next('2026-11-24T00:00:00Z')).toBeUndefined();
});
