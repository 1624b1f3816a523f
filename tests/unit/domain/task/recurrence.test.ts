import { describe, expect, test } from 'vitest';

import { weekdayOf } from '#domain/task/calendar.ts';
import {
  comingDates,
  dateAfter,
  datesOf,
  nextOccurrence,
  problemsOf,
  type Recurrence,
} from '#domain/task/recurrence.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { daysBetween } from '#domain/time/review-dates.ts';
import { randomOf, type Random } from '#tests/server/compliance/random.ts';

const rule = (changes: Partial<Recurrence>): Recurrence => ({
  every: 'MONTHLY',
  interval: 1,
  anchor: '2026-01-01',
  basis: 'FIXED',
  weekdays: [],
  months: [],
  on: { kind: 'ANCHOR' },
  shift: 'NONE',
  until: null,
  count: null,
  ...changes,
});

const neverOff = (_day: string) => false;
const atWeekends = (day: string) => weekdayOf(day) > 5;

const first = (many: number, one: Recurrence, isOff = neverOff) => {
  const dates: string[] = [];
  for (const date of datesOf(one, isOff)) {
    dates.push(date);
    if (dates.length === many) break;
  }
  return dates;
};

describe('the dates of a rule (work.md A1)', () => {
  test.each<[string, Partial<Recurrence>, readonly string[]]>([
    ['monthly on the 31st', { anchor: '2027-01-31' }, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['monthly on the 30th', { anchor: '2028-01-30' }, ['2028-02-29', '2028-03-30', '2028-04-30']],
    [
      'every three months',
      { anchor: '2026-11-30', interval: 3 },
      ['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30', '2028-02-29'],
    ],
    [
      'yearly on a leap day',
      { anchor: '2028-02-29', every: 'YEARLY' },
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    ['weekly over the end of a year', { anchor: '2026-12-25', every: 'WEEKLY' }, ['2027-01-01', '2027-01-08']],
    ['daily over the clock change', { anchor: '2026-03-28', every: 'DAILY' }, ['2026-03-29', '2026-03-30']],
    ['daily over the other one', { anchor: '2026-10-03', every: 'DAILY' }, ['2026-10-04', '2026-10-05']],
    [
      'the last Friday',
      { anchor: '2026-10-30', on: { kind: 'WEEKDAY', nth: -1, weekday: 5 } },
      ['2026-11-27', '2026-12-25', '2027-01-29', '2027-02-26'],
    ],
    [
      'the second Tuesday',
      { anchor: '2026-11-10', on: { kind: 'WEEKDAY', nth: 2, weekday: 2 } },
      ['2026-12-08', '2027-01-12', '2027-02-09'],
    ],
    ['the last day', { anchor: '2027-01-31', on: { kind: 'LAST_DAY' } }, ['2027-02-28', '2027-03-31', '2027-04-30']],
    [
      'a list of months',
      { anchor: '2026-05-31', every: 'YEARLY', months: [11, 5, 2] },
      ['2026-11-30', '2027-02-28', '2027-05-31', '2027-11-30'],
    ],
    [
      'every second week on two days, weeks beginning on Monday',
      { anchor: '2026-01-01', every: 'WEEKLY', interval: 2, weekdays: [1, 4] },
      ['2026-01-12', '2026-01-15', '2026-01-26'],
    ],
  ])('%s', (_what, changes, expected) => {
    const dates = first(expected.length + 1, rule(changes));
    expect(dates).toEqual([rule(changes).anchor, ...expected]);
  });

  test('a date on a day off is moved, and the next one is counted from the day itself', () => {
    const dates = first(2, rule({ anchor: '2026-10-31', shift: 'BEFORE' }), atWeekends);
    expect(dates).toEqual(['2026-10-30', '2026-11-30']);
    expect(dateAfter(rule({ anchor: '2026-10-31', shift: 'BEFORE' }), '2026-10-30', atWeekends)).toBe('2026-11-30');
  });

  test('dates that are moved to one day are one', () => {
    const daily = rule({ anchor: '2026-10-30', every: 'DAILY', shift: 'AFTER' });
    expect(first(3, daily, atWeekends)).toEqual(['2026-10-30', '2026-11-02', '2026-11-03']);
  });

  test('nothing but days off moves no date', () => {
    expect(first(2, rule({ shift: 'AFTER' }), () => true)).toEqual(['2026-01-01', '2026-02-01']);
  });

  test('a sequence ends on a day, after a number of dates, or with the calendar', () => {
    expect([...datesOf(rule({ until: '2026-03-01' }), neverOff)]).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
    expect([...datesOf(rule({ count: 2 }), neverOff)]).toEqual(['2026-01-01', '2026-02-01']);
    expect([...datesOf(rule({ count: 2 }), neverOff, '2026-01-15')]).toEqual(['2026-02-01']);
    expect([...datesOf(rule({ every: 'YEARLY', anchor: '9998-06-01' }), neverOff)]).toEqual([
      '9998-06-01',
      '9999-06-01',
    ]);
  });
});

describe('the next occurrence', () => {
  test.each<[string, Partial<Recurrence>, { due: string; done: string }, string | null, readonly string[]]>([
    [
      'done late: what passed was missed',
      { anchor: '2026-01-31' },
      { due: '2026-01-31', done: '2026-04-15' },
      '2026-04-30',
      ['2026-02-28', '2026-03-31'],
    ],
    [
      'every seven days, done late',
      { anchor: '2026-01-01', every: 'DAILY', interval: 7 },
      { due: '2026-01-01', done: '2026-02-10' },
      '2026-02-12',
      ['2026-01-08', '2026-01-15', '2026-01-22', '2026-01-29', '2026-02-05'],
    ],
    ['done early', { anchor: '2026-01-31' }, { due: '2026-02-28', done: '2026-02-01' }, '2026-03-31', []],
    ...(
      [
        ['2025-11-29', '2026-02-28'],
        ['2026-11-30', '2027-02-28'],
        ['2027-11-30', '2028-02-29'],
      ] as const
    ).map(([done, next]): [string, Partial<Recurrence>, { due: string; done: string }, string, readonly string[]] => [
      `three months after ${done}`,
      { anchor: '2025-01-01', interval: 3, basis: 'COMPLETION' },
      { due: '2025-01-01', done },
      next,
      [],
    ]),
    ['after the last day', { until: '2026-01-31' }, { due: '2026-01-01', done: '2026-01-02' }, null, []],
    [
      'three months after completion, beyond the last day',
      { interval: 3, basis: 'COMPLETION', until: '2026-03-31' },
      { due: '2026-01-01', done: '2026-01-02' },
      null,
      [],
    ],
  ])('%s', (_what, changes, ended, due, missed) => {
    expect(nextOccurrence(rule(changes), { ...ended, number: 1 }, neverOff)).toEqual({ due, missed });
  });

  test('of a number of occurrences after completion the last has none', () => {
    const twice = rule({ basis: 'COMPLETION', count: 2 });
    const ended = { due: '2026-01-01', done: '2026-01-05' };
    expect(nextOccurrence(twice, { ...ended, number: 1 }, neverOff).due).toBe('2026-02-05');
    expect(nextOccurrence(twice, { ...ended, number: 2 }, neverOff).due).toBeNull();
  });

  test('every missed date of a year is one, and of more than ten years of days the newest are', () => {
    const daily = rule({ every: 'DAILY' });
    const { due, missed } = nextOccurrence(daily, { due: '2026-01-01', done: '2026-12-31', number: 1 }, neverOff);
    expect([due, missed.length, missed[0], missed.at(-1)]).toEqual(['2027-01-01', 364, '2026-01-02', '2026-12-31']);
    const long = nextOccurrence(
      rule({ every: 'DAILY', anchor: '2006-01-01' }),
      { due: '2006-01-01', done: '2026-12-31', number: 1 },
      neverOff,
    );
    expect([long.due, long.missed.length, long.missed.at(-1)]).toEqual(['2027-01-01', 4_000, '2026-12-31']);
  });

  test('a calendar shows the dates of 400 days, at most 100, and none that depend on completion', () => {
    expect(comingDates(rule({}), '2026-01-01', neverOff)).toHaveLength(13);
    expect(comingDates(rule({ every: 'DAILY' }), '2026-01-01', neverOff)).toHaveLength(100);
    expect(comingDates(rule({ every: 'DAILY' }), '2026-01-01', neverOff, '2026-07-01').slice(0, 1)).toEqual([
      '2026-07-01',
    ]);
    expect(comingDates(rule({ basis: 'COMPLETION' }), '2026-01-01', neverOff)).toEqual([]);
  });
});

test.each<[Partial<Recurrence>, readonly string[]]>([
  [{}, []],
  [{ interval: 0 }, ['interval']],
  [{ interval: 1000 }, ['interval']],
  [{ interval: 1.5 }, ['interval']],
  [{ every: 'WEEKLY', weekdays: [8] }, ['weekdays']],
  [{ weekdays: [1] }, ['weekdays']],
  [{ every: 'YEARLY', months: [13] }, ['months']],
  [{ months: [1] }, ['months']],
  [{ every: 'DAILY', on: { kind: 'LAST_DAY' } }, ['on']],
  [{ basis: 'COMPLETION', on: { kind: 'LAST_DAY' } }, ['basis']],
  [{ until: '2025-12-31' }, ['until']],
  [{ count: 0 }, ['count']],
  [{ count: 2, until: '2026-12-31' }, ['count']],
])('the rule %j is wrong in %j', (changes, fields) => {
  expect(problemsOf(rule(changes)).map(({ field }) => field)).toEqual(fields);
});

/** The same by looking at every day: whether the rule names it. */
function isNamed({ every, interval, anchor, weekdays, months, on }: Recurrence, day: string): boolean {
  const [date, year, month] = [Number(day.slice(8)), Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const [ownDate, ownYear, ownMonth] = [
    Number(anchor.slice(8)),
    Number(anchor.slice(0, 4)),
    Number(anchor.slice(5, 7)),
  ];
  if (every === 'DAILY') return daysBetween(anchor, day) % interval === 0;
  const monday = (of: string) => daysAfter(of, 1 - weekdayOf(of));
  if (every === 'WEEKLY') {
    const isWeekday = weekdays.length === 0 ? weekdayOf(day) === weekdayOf(anchor) : weekdays.includes(weekdayOf(day));
    return isWeekday && (daysBetween(monday(anchor), monday(day)) / 7) % interval === 0;
  }
  const isLast = daysAfter(day, 1).slice(8) === '01';
  const isOnDay =
    on.kind === 'LAST_DAY'
      ? isLast
      : on.kind === 'ANCHOR'
        ? date === ownDate || (isLast && date < ownDate)
        : weekdayOf(day) === on.weekday &&
          (on.nth === -1 ? daysAfter(day, 7).slice(5, 7) !== day.slice(5, 7) : Math.ceil(date / 7) === on.nth);
  if (every === 'MONTHLY') return isOnDay && ((year - ownYear) * 12 + month - ownMonth) % interval === 0;
  const isMonth = months.length === 0 ? month === ownMonth : months.includes(month);
  return isOnDay && isMonth && (year - ownYear) % interval === 0;
}

function randomRule({ below, oneOf }: Random): Recurrence {
  const someOf = (most: number) => Array.from({ length: below(4) }, () => 1 + below(most));
  const every = oneOf(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const);
  const weekday = { kind: 'WEEKDAY', nth: oneOf([1, 2, 3, 4, -1] as const), weekday: 1 + below(7) } as const;
  const hasDay = every === 'MONTHLY' || every === 'YEARLY';
  return rule({
    every,
    interval: 1 + below(every === 'YEARLY' ? 3 : 14),
    anchor: daysAfter('2024-01-01', below(1500)),
    weekdays: every === 'WEEKLY' ? someOf(7) : [],
    months: every === 'YEARLY' ? someOf(12) : [],
    on: hasDay ? oneOf([{ kind: 'ANCHOR' }, { kind: 'LAST_DAY' }, weekday] as const) : { kind: 'ANCHOR' },
  });
}

test('10,000 rules have the dates that looking at every day finds', () => {
  const random = randomOf(20_261_128);
  const different: unknown[] = [];
  let compared = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const one = randomRule(random);
    const from = daysAfter(one.anchor, random.below(700));
    const until = daysAfter(from, 120);
    const named: string[] = [];
    for (let day = from; day <= until; day = daysAfter(day, 1)) if (isNamed(one, day)) named.push(day);
    const dates = [...datesOf({ ...one, until }, neverOff, from)];
    if (dates.join() !== named.join()) different.push({ one, from, dates, named });
    compared += dates.length;
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(20_000);
});
