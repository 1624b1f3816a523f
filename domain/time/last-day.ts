import { dayAndTimeIn, instantIn } from './zoned-time.ts';

/*
 * The one rule for last days: what lasts until a day ends with that day where its organisation is. What is stored is the end, an
 * instant, with its time zone; every screen, mail and file shows the day of the moment before.
 */

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The end of a day in an IANA time zone: the first instant of the next one. */
export const endOfLastDay = (day: string, timeZone: string): string => instantIn(timeZone, dayAfter(day), '00:00');

/** The last day of what ends at an instant in an IANA time zone, such as `2026-11-30`. */
export const lastDayOf = (end: string | Date, timeZone: string): string =>
  dayAndTimeIn(timeZone, new Date(new Date(end).getTime() - 1).toISOString()).day;

/** The day that ends at an instant in an IANA time zone; null for an instant within a day. */
export function dayEndedAt(instant: Date, timeZone: string): string | null {
  const day = lastDayOf(instant, timeZone);
  return endOfLastDay(day, timeZone) === instant.toISOString() ? day : null;
}
