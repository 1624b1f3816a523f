import { daysAfter } from './days-after.ts';

/** When an organisation works. */
export interface WorkingCalendar {
  /** From 1 for Monday to 7 for Sunday (ISO 8601); at least one. */
  readonly workingDays: readonly number[];
  /** Calendar days off, `2026-12-25`. */
  readonly holidays: ReadonlySet<string>;
}

/** What happens to a date that falls on a day off. */
export type DayOffShift = 'NONE' | 'BEFORE' | 'AFTER';

/** The day of the week of a calendar day, from 1 for Monday to 7 for Sunday. */
const weekDayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** So many days off in a row are a mistake in the calendar: a search ends there. */
const longestBreak = 400;

export const isWorkingDay = (day: string, { workingDays, holidays }: WorkingCalendar): boolean =>
  workingDays.includes(weekDayOf(day)) && !holidays.has(day);

/** The nearest working day from a day on, in one direction; the day itself if nothing is near. */
function nearest(day: string, calendar: WorkingCalendar, direction: 1 | -1): string {
  for (let distance = 0; distance <= longestBreak; distance += 1) {
    const candidate = daysAfter(day, direction * distance);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  return day;
}

/** A day, or the working day before or after it if it is a day off. */
export function shiftedFromDayOff(day: string, shift: DayOffShift, calendar: WorkingCalendar): string {
  if (shift === 'NONE') return day;
  return nearest(day, calendar, shift === 'AFTER' ? 1 : -1);
}

/**
 * The working day that comes so many working days after a day, which itself does not count: five after a Friday is the next
 * Friday. None after it is the day itself.
 */
export function workingDaysAfter(day: string, days: number, calendar: WorkingCalendar): string {
  let reached = day;
  for (let passed = 0; passed < days; passed += 1) reached = nearest(daysAfter(reached, 1), calendar, 1);
  return reached;
}
