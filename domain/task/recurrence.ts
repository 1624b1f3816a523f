import { daysAfter } from '#domain/time/days-after.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import { daysBetween } from '#domain/time/review-dates.ts';

import { dayOfMonth, weekdayOf, type DayOfMonth } from './calendar.ts';

/** What a date on a day off becomes. The anchor, from which dates are counted, never moves. */
export type DayOffShift = 'NONE' | 'BEFORE' | 'AFTER';

/** How something recurs (work.md 2, A1). Days are ISO dates, weekdays 1 (Monday) to 7, months 1 to 12. */
export interface Recurrence {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  /** 1 to 999 */
  readonly interval: number;
  /** The day that the dates are counted from. */
  readonly anchor: string;
  /** Whether the next date is one of the sequence, or so long after the last one was done: then only `interval` counts. */
  readonly basis: 'FIXED' | 'COMPLETION';
  /** For WEEKLY: empty for the anchor's. */
  readonly weekdays: readonly number[];
  /** For YEARLY: empty for the anchor's. */
  readonly months: readonly number[];
  /** For MONTHLY and YEARLY. */
  readonly on: DayOfMonth;
  readonly shift: DayOffShift;
  /** The last day on which a date of the sequence may fall, before it is shifted. */
  readonly until: string | null;
  /** How many dates there are. */
  readonly count: number | null;
}

export type IsDayOff = (day: string) => boolean;

/** No shift looks further than this: an organisation may have nothing but days off. */
const longestShift = 31;

/** Sequences end here. */
const lastYear = 9999;

function shifted(day: string, shift: DayOffShift, isOff: IsDayOff): string {
  if (shift === 'NONE') return day;
  const step = shift === 'BEFORE' ? -1 : 1;
  for (let by = 0; by <= longestShift; by += 1) {
    const other = daysAfter(day, step * by);
    if (!isOff(other)) return other;
  }
  return day;
}

/** The days of a sequence in its n-th period, counted from the anchor's, in order. */
function daysOfPeriod({ every, interval, anchor, weekdays, months, on }: Recurrence, period: number): string[] {
  const steps = period * interval;
  if (every === 'DAILY') return [daysAfter(anchor, steps)];
  if (every === 'WEEKLY') {
    const own = weekdayOf(anchor);
    const monday = daysAfter(anchor, 1 - own + 7 * steps);
    return sorted(weekdays.length === 0 ? [own] : weekdays).map((weekday) => daysAfter(monday, weekday - 1));
  }
  const [year = 0, month = 0] = anchor.split('-').map(Number);
  const inMonth = (ofYear: number, ofMonth: number) => dayOfMonth(ofYear, ofMonth, on, Number(anchor.slice(8)));
  if (every === 'MONTHLY') {
    const first = monthsAfter(`${anchor.slice(0, 7)}-01`, steps);
    return [inMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)))];
  }
  return sorted(months.length === 0 ? [month] : months).map((one) => inMonth(year + steps, one));
}

const sorted = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

/** The first period that can have a day from `from` on. */
function periodOf({ every, interval, anchor }: Recurrence, from: string): number {
  const days = daysBetween(anchor, from);
  if (days <= 0) return 0;
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[every] * interval;
  return Math.max(0, Math.floor(days / longest) - 1);
}

const isBeyond = (day: string) => Number(day.slice(0, 4)) > lastYear || !/^\d{4}-/u.test(day);

/** The days of a sequence from the anchor on, not shifted. */
function* plainDays(rule: Recurrence, from: string): Generator<string> {
  for (let period = periodOf(rule, from); ; period += 1) {
    for (const day of daysOfPeriod(rule, period)) {
      if (isBeyond(day) || (rule.until !== null && day > rule.until)) return;
      if (day >= rule.anchor) yield day;
    }
  }
}

/**
 * The dates of a sequence, in order, each once. Those that fall on one day after their shift are one.
 * @param from no earlier dates are given; undefined for all
 */
export function* datesOf(rule: Recurrence, isOff: IsDayOff, from?: string): Generator<string> {
  // Which date is the last of so many is known only from the first one on.
  const start = from === undefined || rule.count !== null ? rule.anchor : daysAfter(from, -longestShift);
  let last = '';
  let given = 0;
  for (const day of plainDays(rule, start)) {
    const date = shifted(day, rule.shift, isOff);
    if (date <= last) continue;
    if (rule.count !== null && given >= rule.count) return;
    last = date;
    given += 1;
    if (from === undefined || date >= from) yield date;
  }
}

/** The first date of a sequence after a day; null if there is none. */
export function dateAfter(rule: Recurrence, day: string, isOff: IsDayOff): string | null {
  for (const date of datesOf(rule, isOff, day)) if (date > day) return date;
  return null;
}

/** So long after a day as a rule's interval says. */
function intervalAfter({ every, interval }: Recurrence, day: string): string {
  if (every === 'DAILY') return daysAfter(day, interval);
  if (every === 'WEEKLY') return daysAfter(day, 7 * interval);
  return monthsAfter(day, every === 'MONTHLY' ? interval : 12 * interval);
}

/** An occurrence that has ended. */
export interface EndedOccurrence {
  readonly due: string;
  /** The day on which it was done or skipped. */
  readonly done: string;
  /** How many there have been since the rule began, with this one. */
  readonly number: number;
}

/** What follows when an occurrence has ended: when the next one is due, and which dates passed meanwhile. */
export interface NextOccurrence {
  /** Null if it was the last one. */
  readonly due: string | null;
  /** The dates between that nobody did, the oldest first: of more than ten years of days the newest, so that what follows begins after them. */
  readonly missed: readonly string[];
}

const mostMissed = 4_000;

function nextByCompletion(rule: Recurrence, { done, number }: EndedOccurrence, isOff: IsDayOff): NextOccurrence {
  const plain = intervalAfter(rule, done);
  const isOver = (rule.count !== null && number >= rule.count) || (rule.until !== null && plain > rule.until);
  return { due: isOver || isBeyond(plain) ? null : shifted(plain, rule.shift, isOff), missed: [] };
}

/** The next occurrence after one that has ended: of a fixed sequence the first date after the later of due and done. */
export function nextOccurrence(rule: Recurrence, ended: EndedOccurrence, isOff: IsDayOff): NextOccurrence {
  if (rule.basis === 'COMPLETION') return nextByCompletion(rule, ended, isOff);
  const passed: string[] = [];
  const withDue = (due: string | null) => ({ due, missed: passed.slice(-mostMissed) });
  for (const date of datesOf(rule, isOff, ended.due)) {
    if (date <= ended.due) continue;
    if (date > ended.done) return withDue(date);
    passed.push(date);
  }
  return withDue(null);
}

const mostComing = 100;
const comingDays = 400;

/** The dates after a due one that a calendar shows from a day on: those of the 400 days after it, at most 100. None is stored. */
export function comingDates(rule: Recurrence, due: string, isOff: IsDayOff, from = due): readonly string[] {
  if (rule.basis === 'COMPLETION') return [];
  const coming: string[] = [];
  for (const date of datesOf(rule, isOff, from > due ? from : due)) {
    if (date <= due) continue;
    if (coming.length >= mostComing || daysBetween(due, date) > comingDays) break;
    coming.push(date);
  }
  return coming;
}

/** What is wrong with a rule, by the field; none if nothing is. */
export function problemsOf(
  rule: Recurrence,
): readonly { readonly field: keyof Recurrence; readonly message: string }[] {
  const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= 7;
  const isOnlyInterval = rule.weekdays.length === 0 && rule.months.length === 0 && rule.on.kind === 'ANCHOR';
  const checks = [
    ['interval', Number.isInteger(rule.interval) && rule.interval >= 1 && rule.interval <= 999, 'Enter 1 to 999'],
    ['weekdays', rule.weekdays.every(isWeekday), 'Choose days of the week'],
    ['weekdays', rule.every === 'WEEKLY' || rule.weekdays.length === 0, 'Only weekly tasks have days of the week'],
    ['months', rule.months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12), 'Choose months'],
    ['months', rule.every === 'YEARLY' || rule.months.length === 0, 'Only yearly tasks have months'],
    ['on', ['MONTHLY', 'YEARLY'].includes(rule.every) || rule.on.kind === 'ANCHOR', 'Only months have such a day'],
    ['basis', rule.basis === 'FIXED' || isOnlyInterval, 'After completion only the interval counts'],
    ['until', rule.until === null || rule.until >= rule.anchor, 'Choose a day after the first date'],
    [
      'count',
      rule.count === null || (rule.count >= 1 && rule.until === null),
      'End on a day or after a number of times',
    ],
  ] as const;
  return checks.flatMap(([field, isRight, message]) => (isRight ? [] : [{ field, message }]));
}
