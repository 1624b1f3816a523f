import { isDay } from './real-day.ts';
import { timeOf } from './time-of.ts';

/*
 * A time in the contract's form: an instant, or the day, month or year of what is not known more exactly: `2025-06-17`, `2025-06`,
 * `2025`. What is not known is not invented: such a period has no instant, starts no clock and enters no mean.
 */

/** How exactly a time is known. */
export type Precision = 'INSTANT' | 'DAY' | 'MONTH' | 'YEAR';

const precisions: Readonly<Record<number, Precision>> = { 4: 'YEAR', 7: 'MONTH', 10: 'DAY' };

/** A period from its parts: `-01-01` after a year is its first day. */
const firstDayOf = (period: string): string => `${period}${'-01-01'.slice(period.length - 4)}`;

/** Whether a text is a day, a month or a year. There is no year 0. */
export const isPeriod = (text: string): boolean =>
  /^\d{4}(?:-\d{2}){0,2}$/.test(text) && !text.startsWith('0000') && isDay(firstDayOf(text));

/** The day, month or year that a time is known by; null if it is known as an instant, or not at all. */
export const periodOf = (time: string | null): string | null => (time !== null && isPeriod(time) ? time : null);

/** The instant of a time; null if it is known by its day, month or year only, or not at all. */
export const instantOf = (time: string | null): string | null => (time === null || isPeriod(time) ? null : time);

export const precisionOf = (time: string): Precision =>
  isPeriod(time) ? (precisions[time.length] ?? 'INSTANT') : 'INSTANT';

const millisecondsPerHour = 3_600_000;

/** Days begin so many hours before they do in UTC where they begin first, and end so many hours later where they end last. */
const firstZone = 14 * millisecondsPerHour;
const lastZone = 12 * millisecondsPerHour;

/** The first day after a period. */
function dayAfter(period: string): number {
  const after = new Date(`${firstDayOf(period)}T00:00:00Z`);
  if (period.length === 4) after.setUTCFullYear(after.getUTCFullYear() + 1);
  else if (period.length === 7) after.setUTCMonth(after.getUTCMonth() + 1);
  else after.setUTCDate(after.getUTCDate() + 1);
  return after.getTime();
}

/** The first and the last day of a period. */
export function daysOf(period: string): { readonly first: string; readonly last: string } {
  const last = new Date(dayAfter(period) - 24 * millisecondsPerHour).toISOString();
  return { first: firstDayOf(period), last: last.slice(0, 'yyyy-mm-dd'.length) };
}

/** When a time can have been at the earliest, wherever on earth; NaN for none. */
export const earliestOf = (time: string | null): number =>
  time !== null && isPeriod(time) ? Date.parse(`${firstDayOf(time)}T00:00:00Z`) - firstZone : timeOf(time);

/** When a time can have been at the latest, wherever on earth; NaN for none. */
export const latestOf = (time: string | null): number =>
  time !== null && isPeriod(time) ? dayAfter(time) + lastZone : timeOf(time);

/**
 * Whether a time was before another, as far as both are known: June 2025 is not before 17 June 2025. Periods are days of one calendar,
 * while an instant is on another day elsewhere.
 */
export function isBefore(one: string | null, other: string | null): boolean {
  const [period, otherPeriod] = [periodOf(one), periodOf(other)];
  if (period === null || otherPeriod === null) return latestOf(one) < earliestOf(other);
  const length = Math.min(period.length, otherPeriod.length);
  return period.slice(0, length) < otherPeriod.slice(0, length);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The number of a month by the beginning of its name, which may be written in full; 0 if it is none. */
const monthNamed = (name: string): number => {
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  const isName = name.length === 3 || monthNames[index]?.toLowerCase().startsWith(name.toLowerCase()) === true;
  return isName ? index + 1 : 0;
};

const ofMonth = (year: string, month: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}`;
  return isPeriod(text) ? text : undefined;
};

/** `2024-03`, `2024/3`, `2024.03`. */
const yearFirst = /^(\d{4})[-/.](\d{1,2})$/;
/** `03/2024`, `3.2024`, `3-2024`. */
const monthFirst = /^(\d{1,2})[-/.](\d{4})$/;
/** `March 2024`, `Mar. 2024`, `mar-2024`, `March, 2024`. */
const spelt = /^([a-z]{3,9})\.?,?[\s-](\d{4})$/i;
/** `2024 March`. */
const speltLast = /^(\d{4})[\s-]([a-z]{3,9})\.?$/i;

/** Years that a text of four digits means: others are numbers of something else. */
const isYear = (text: string): boolean => /^\d{4}$/.test(text) && text >= '1900' && text <= '2200';

/** The month or year that a text names, however people write it; undefined if it names none. */
export function monthOrYearIn(text: string): string | undefined {
  const trimmed = text.trim();
  if (isYear(trimmed)) return trimmed;
  const [, year, month] = yearFirst.exec(trimmed) ?? [];
  if (year !== undefined) return ofMonth(year, Number(month));
  const [, first, second] = monthFirst.exec(trimmed) ?? [];
  if (second !== undefined) return ofMonth(second, Number(first));
  const [, name, ofName] = spelt.exec(trimmed) ?? [];
  if (ofName !== undefined) return ofMonth(ofName, monthNamed(name ?? ''));
  const [, nameYear, lastName] = speltLast.exec(trimmed) ?? [];
  return nameYear === undefined ? undefined : ofMonth(nameYear, monthNamed(lastName ?? ''));
}

/** A day, month or year in words: `17 June 2025`, `June 2025`, `2025`. */
export function periodInWords(period: string): string {
  const [year = '', month, day] = period.split('-');
  const name = month === undefined ? undefined : monthNames[Number(month) - 1];
  return [day === undefined ? undefined : String(Number(day)), name, year]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** What of a period is not known. */
export const unknownOf = (period: string): string =>
  ({ YEAR: 'month, day and time', MONTH: 'day and time', DAY: 'time', INSTANT: '' })[precisionOf(period)];
