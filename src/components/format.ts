import { daysBetween, isOverdue } from '#domain/review-dates.ts';
import { isDay } from '#src/ui/form/day.ts';

/** How a person wants dates and numbers written; null is what the browser says of the time zone, and British English. */
export interface FormatPreferences {
  readonly locale: string | null;
  readonly timeZone: string | null;
}

// Days are those of one calendar, whatever a language counts by: records hold them so, and the date field's calendar shows it.
const dayParts = { day: '2-digit', month: 'short', year: 'numeric', calendar: 'gregory' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit' } as const;
const shortParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function formatsOf({ locale, timeZone }: FormatPreferences) {
  const language = locale ?? 'en-GB';
  const zone = timeZone === null ? {} : { timeZone };
  return {
    // A day is the same day everywhere.
    day: new Intl.DateTimeFormat(language, dayParts),
    instantDay: new Intl.DateTimeFormat(language, { ...dayParts, ...zone }),
    instant: new Intl.DateTimeFormat(language, { ...dayParts, ...timeParts, ...zone }),
    // The specification fixes the form, whatever the language.
    date: new Intl.DateTimeFormat('en-GB', { ...shortParts, ...zone }),
    number: new Intl.NumberFormat(language),
  };
}

let formats = formatsOf({ locale: null, timeZone: null });

/** Formats from now on as the person prefers; called before their first screen is drawn, and when they change it. */
export function preferFormats(preferences: FormatPreferences): void {
  formats = formatsOf(preferences);
}

/** The language in which days are written, a BCP 47 tag. */
export const dayLanguage = (): string => formats.day.resolvedOptions().locale;

/**
 * A day without a time, such as a due date: `20 Nov 2026`. It is the same day everywhere. What is none, as a draft may hold
 * it, stays as it was typed.
 */
export const formatDay = (day: string): string => (isDay(day) ? formats.day.format(new Date(`${day}T12:00:00`)) : day);

/** A moment in the person's own time zone: `20 Nov 2026, 16:42`. */
export const formatInstant = (instant: string): string => formats.instant.format(new Date(instant));

/** The day of a moment, in the person's own time zone: `20 Nov 2026`. */
export const formatInstantDay = (instant: string): string => formats.instantDay.format(new Date(instant));

/** The day of a moment as notifications show it: `20/11/2026` (specification section 9). */
export const formatDate = (instant: string): string => formats.date.format(new Date(instant));

export const formatNumber = (value: number): string => formats.number.format(value);

/** Today as the person's calendar has it, in the form days are stored in. */
export const today = (now = new Date()): string => now.toLocaleDateString('sv-SE');

/** `overdue by 8 days`; undefined until a day has passed. */
export function overdueBy(day: string): string | undefined {
  const now = today();
  return isOverdue(day, now) ? `overdue by ${countOf(daysBetween(day, now), 'day')}` : undefined;
}

/** A number with its noun: `1 day`, `8 days`. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;
