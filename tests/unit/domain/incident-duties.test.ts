import { describe, expect, it, test } from 'vitest';

import { monthsAfterInstant } from '#domain/incident/duties/periods.ts';
import { reminderStep } from '#domain/incident/duties/reminders.ts';
import { standingsOf, type Duty, type DutyEntry, type NotifiableIncident } from '#domain/incident/duties/rules.ts';
import { longerSteps, problemsOfRegime } from '#domain/incident/duties/settings.ts';
import { shippedRegimes } from '#domain/incident/duties/shipped.ts';
import { periodText } from '#domain/incident/duties/words.ts';
import { dayAndTimeIn, instantIn } from '#domain/time/zoned-time.ts';

const zone = 'Europe/Berlin';

/** An instant of a wall clock in Berlin. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return instantIn(zone, day, time);
};

const shown = (instant: string | null) => {
  if (instant === null) return null;
  const { day, time } = dayAndTimeIn(zone, instant);
  return `${day} ${time}`;
};

const regimeOf = (key: string) => {
  const regime = shippedRegimes.find((one) => one.key === key);
  if (regime === undefined) throw new Error(`There is no regime ${key}`);
  return regime;
};

type Given = Readonly<Record<string, readonly string[]>>;

const dutyOf = (key: string, given: Given = {}): Duty => ({
  steps: regimeOf(key).steps,
  entries: Object.fromEntries(
    Object.entries(given).map(([step, times]) => [
      step,
      times.map((time): DutyEntry => ({ kind: 'GIVEN', at: at(time) })),
    ]),
  ),
});

const incidentOf = (times: Partial<Record<keyof NotifiableIncident, string>>): NotifiableIncident => ({
  awareAt: times.awareAt === undefined ? null : at(times.awareAt),
  classifiedAt: times.classifiedAt === undefined ? null : at(times.classifiedAt),
  resolvedAt: times.resolvedAt === undefined ? null : at(times.resolvedAt),
});

/** Before anything of the examples is due. */
const early = new Date('2026-01-01T00:00:00Z');

const standingIn = (duty: Duty, step: string, times: Parameters<typeof incidentOf>[0], now = early) => {
  const found = standingsOf(duty, incidentOf(times), { now, timeZone: zone }).find((one) => one.step.key === step);
  if (found === undefined) throw new Error(`There is no step ${step}`);
  return found;
};

describe('D1: when a step is due', () => {
  const march = { awareAt: '2026-03-28 22:00' };
  const october = { awareAt: '2026-10-24 22:00' };
  const november = { awareAt: '2026-11-20 21:00' };
  const dora = (classifiedAt: string) => ({ awareAt: '2026-12-01 08:00', classifiedAt });

  it.each([
    ['nis2', {}, march, 'early-warning', '2026-03-29 23:00'],
    ['nis2', {}, march, 'notification', '2026-03-31 23:00'],
    ['nis2', {}, october, 'early-warning', '2026-10-25 21:00'],
    ['nis2', { notification: ['2026-11-23 10:00'] }, november, 'final-report', '2026-12-23 10:00'],
    ['nis2', { notification: ['2027-01-31 10:00'] }, november, 'final-report', '2027-02-28 10:00'],
    ['nis2', { notification: ['2027-02-28 02:30'] }, november, 'final-report', '2027-03-28 03:30'],
    ['dora', {}, dora('2026-12-01 18:00'), 'initial', '2026-12-01 22:00'],
    ['dora', {}, dora('2026-12-02 07:30'), 'initial', '2026-12-02 08:00'],
    ['dora', {}, dora('2026-12-03 09:00'), 'initial', '2026-12-03 13:00'],
    ['dora', { initial: ['2026-12-01 20:00'] }, dora('2026-12-01 18:00'), 'intermediate', '2026-12-04 20:00'],
    [
      'dora',
      { initial: ['2026-12-01 20:00'], intermediate: ['2026-12-03 12:00', '2026-12-10 12:00'] },
      dora('2026-12-01 18:00'),
      'final',
      '2027-01-10 12:00',
    ],
  ] as const)('%s, given %j, %j: %s is due %s', (regime, given, times, step, due) => {
    const { dueAt, isProvisional } = standingIn(dutyOf(regime, given), step, times);
    expect([shown(dueAt), isProvisional]).toEqual([due, false]);
  });

  it('a step that counts from one not given yet is provisional', () => {
    const { dueAt, isProvisional } = standingIn(dutyOf('nis2'), 'final-report', { awareAt: '2026-11-20 21:00' });
    expect([shown(dueAt), isProvisional]).toEqual(['2026-12-23 21:00', true]);
  });

  it('one notification stops no clock of another addressee', () => {
    const times = { awareAt: '2026-11-20 12:00' };
    const given = standingIn(dutyOf('gdpr-33', { notification: ['2026-11-21 09:00'] }), 'notification', times);
    expect(given.state).toBe('GIVEN');
    expect(shown(standingIn(dutyOf('nis2'), 'early-warning', times).dueAt)).toBe('2026-11-21 12:00');
    expect(standingIn(dutyOf('gdpr-34'), 'communication', times).state).toBe('RUNNING');
  });

  it('a trust service provider notifies within 24 hours', () => {
    const times = { awareAt: '2026-11-20 12:00' };
    expect(shown(standingIn(dutyOf('nis2-trust'), 'notification', times).dueAt)).toBe('2026-11-21 12:00');
  });
});

describe('what runs', () => {
  it('nothing before awareness, and nothing of DORA before the classification', () => {
    expect(standingIn(dutyOf('nis2'), 'early-warning', {}).state).toBe('WAITING');
    expect(standingIn(dutyOf('dora'), 'initial', { awareAt: '2026-12-01 08:00' })).toMatchObject({
      state: 'WAITING',
      dueAt: null,
    });
  });

  it('is overdue after its end, not at it', () => {
    const state = (now: string) =>
      standingIn(dutyOf('gdpr-33'), 'notification', { awareAt: '2026-11-20 12:00' }, new Date(at(now))).state;
    expect([state('2026-11-23 12:00'), state('2026-11-23 12:01')]).toEqual(['RUNNING', 'OVERDUE']);
  });

  it('is over once given or not required; a progress report alone does not end it', () => {
    const withEntry = (kind: DutyEntry['kind']): Duty => ({
      steps: regimeOf('nis2').steps,
      entries: { 'final-report': [{ kind, at: at('2026-12-20 10:00') }] },
    });
    const state = (kind: DutyEntry['kind']) =>
      standingIn(withEntry(kind), 'final-report', { awareAt: '2026-11-20 21:00' }).state;
    expect([state('GIVEN'), state('WAIVED'), state('PROGRESS')]).toEqual(['GIVEN', 'WAIVED', 'RUNNING']);
  });
});

describe('the final report of an incident that is still being handled when it is due', () => {
  const notified: Duty = dutyOf('nis2', { notification: ['2026-11-23 10:00'] });
  const reported: Duty = {
    ...notified,
    entries: { ...notified.entries, 'final-report': [{ kind: 'PROGRESS', at: at('2026-12-22 10:00') }] },
  };
  const afterwards = new Date(at('2026-12-24 00:00'));
  const aware = { awareAt: '2026-11-20 21:00' };
  const standing = (duty: Duty, times: Parameters<typeof incidentOf>[0]) => {
    const found = standingIn(duty, 'final-report', times, afterwards);
    return [shown(found.dueAt), found.needsProgress, found.state];
  };

  it.each([
    ['a progress report is due then', notified, aware, ['2026-12-23 10:00', true, 'OVERDUE']],
    ['and the final one after the end of the handling', reported, aware, [null, false, 'WAITING']],
    [
      'a month after it was resolved',
      reported,
      { ...aware, resolvedAt: '2026-12-23 18:00' },
      ['2027-01-23 18:00', false, 'RUNNING'],
    ],
    [
      'but not if it was resolved in time',
      notified,
      { ...aware, resolvedAt: '2026-12-01 18:00' },
      ['2026-12-23 10:00', false, 'OVERDUE'],
    ],
  ] as const)('%s', (_, duty, times, expected) => {
    expect(standing(duty, times)).toEqual(expected);
  });
});

test('a month keeps day, time and seconds; a time that clocks show twice is the first of both', () => {
  expect(monthsAfterInstant('2026-11-23T09:00:30.500Z', 1, zone)).toBe('2026-12-23T09:00:30.500Z');
  expect(monthsAfterInstant('2026-09-25T00:30:00.000Z', 1, zone)).toBe('2026-10-25T00:30:00.000Z');
  expect(monthsAfterInstant('2024-02-29T12:00:00.000Z', 12, 'UTC')).toBe('2025-02-28T12:00:00.000Z');
});

describe('D2: reminders are 12, 4 and 1 hours ahead, and once a period has passed', () => {
  it.each([
    ['08:59', undefined],
    ['09:00', 12],
    ['17:00', 4],
    ['20:00', 1],
    ['21:00', 0],
  ])('at %s: %s', (time, step) => {
    expect(reminderStep('2026-11-21T21:00:00Z', new Date(`2026-11-21T${time}:00Z`))).toBe(step);
  });
});

describe('a regime of an organisation', () => {
  const nis2 = regimeOf('nis2');
  const changed = (changes: Partial<(typeof nis2.steps)[number]>, index = 0) => ({
    ...nis2,
    steps: nis2.steps.map((step, place) => (place === index ? { ...step, ...changes } : step)),
  });

  it('shortens a period of the law, and gives a reason for a longer one', () => {
    expect(problemsOfRegime(changed({ count: 12 }))).toEqual([]);
    expect(longerSteps(changed({ count: 25 })).map(({ key }) => key)).toEqual(['early-warning']);
    expect(problemsOfRegime(changed({ count: 25 })).map(({ field }) => field)).toEqual(['reason']);
    expect(problemsOfRegime({ ...changed({ count: 25 }), reason: 'Agreed with the authority' })).toEqual([]);
  });

  it.each([
    [671, 'HOURS', []],
    [672, 'HOURS', ['final-report']],
    [744, 'HOURS', ['final-report']],
    [1, 'MONTHS', []],
    [2, 'MONTHS', ['final-report']],
  ] as const)('has %i %s for the month of the law, which may be a February', (count, unit, longer) => {
    expect(longerSteps(changed({ count, unit }, 2)).map(({ key }) => key)).toEqual(longer);
  });

  it('has a month for the hours of the law', () => {
    expect(longerSteps(changed({ count: 1, unit: 'MONTHS' })).map(({ key }) => key)).toEqual(['early-warning']);
  });

  it('counts a longer limit as longer', () => {
    const dora = regimeOf('dora');
    const steps = dora.steps.map((step, index) => (index === 0 ? { ...step, atLatest: 48 } : step));
    expect(longerSteps({ ...dora, steps }).map(({ key }) => key)).toEqual(['initial']);
  });

  it('keeps the course of the law', () => {
    expect(problemsOfRegime(changed({ from: 'CLASSIFIED' })).map(({ field }) => field)).toEqual(['steps']);
    expect(problemsOfRegime({ ...nis2, steps: nis2.steps.slice(1) }).map(({ field }) => field)).toEqual(['steps']);
  });

  it.each([
    ['counts from a later step', { from: 'STEP', after: 'final-report' }, 'steps/0/after'],
    ['counts from none', { from: 'STEP', after: null }, 'steps/0/after'],
    ['names one needlessly', { from: 'AWARE', after: 'notification' }, 'steps/0/after'],
    ['is called like another', { key: 'notification' }, 'steps/1/key'],
    ['has too many months', { unit: 'MONTHS', count: 25 }, 'steps/0/count'],
  ] as const)('of its own has no step that %s', (_, changes, field) => {
    const own = { ...changed(changes), key: 'own' };
    expect(problemsOfRegime(own).map((problem) => problem.field)).toContain(field);
  });
});

test('a period says how long it is and what it counts from', () => {
  const texts = (key: string) => regimeOf(key).steps.map((step) => periodText(step, regimeOf(key).steps));
  expect(texts('nis2')).toEqual([
    '24 hours after awareness',
    '72 hours after awareness',
    '1 month after the incident notification',
  ]);
  expect(texts('dora')).toEqual([
    '4 hours after classification as major, at the latest 24 hours after awareness',
    '72 hours after the initial notification',
    '1 month after the latest intermediate report',
  ]);
});
