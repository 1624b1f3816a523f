import { daysAfter } from '#domain/time/days-after.ts';

/** Which day of its month a date falls on: the anchor's, or the last one of a shorter month; the last; or a weekday, -1 for its last. */
export type DayOfMonth =
  | { readonly kind: 'ANCHOR' }
  | { readonly kind: 'LAST_DAY' }
  | { readonly kind: 'WEEKDAY'; readonly nth: 1 | 2 | 3 | 4 | -1; readonly weekday: number };

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const twoDigits = (number: number) => String(number).padStart(2, '0');

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The day of a month, by its rule. A month without the anchor's day has its last one instead.
 * @param anchorDay 1 to 31
 */
export function dayOfMonth(year: number, month: number, on: DayOfMonth, anchorDay: number): string {
  const last = lastDayOf(year, month);
  const at = (date: number) => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
  if (on.kind === 'ANCHOR') return at(Math.min(anchorDay, last));
  if (on.kind === 'LAST_DAY') return at(last);
  if (on.nth === -1) return daysAfter(at(last), -((weekdayOf(at(last)) - on.weekday + 7) % 7));
  return at(1 + ((on.weekday - weekdayOf(at(1)) + 7) % 7) + 7 * (on.nth - 1));
}
