import { daysBetween, isOverdue } from '#domain/time/review-dates.ts';
import { isDay } from '#src/ui/form/day.ts';

import { preferredFormats, zoneOfDays, type FormatPreferences } from './format-preferences.ts';

// Days always use the Gregorian calendar, whatever the locale's default: records store them so, and the date picker
// shows it.
const dayParts = { day: '2-digit', month: 'short', year: 'numeric', calendar: 'gregory' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit' } as const;
const shortParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function makeFormats(preferred: FormatPreferences | undefined) {
  const language = preferred?.locale ?? 'en-GB';
  const zone = { timeZone: preferred?.timeZone ?? undefined };
  return {
    // A day has no time zone.
    day: new Intl.DateTimeFormat(language, dayParts),
    instantDay: new Intl.DateTimeFormat(language, { ...dayParts, ...zone }),
    instant: new Intl.DateTimeFormat(language, { ...dayParts, ...timeParts, ...zone }),
    shortZonedInstant: new Intl.DateTimeFormat(language, {
      day: '2-digit',
      month: 'short',
      calendar: 'gregory',
      ...timeParts,
      ...zone,
      timeZoneName: 'short',
    }),
    zonedInstant: new Intl.DateTimeFormat(language, { ...dayParts, ...timeParts, ...zone, timeZoneName: 'short' }),
    // The specification fixes this format for every locale.
    date: new Intl.DateTimeFormat('en-GB', { ...shortParts, ...zone }),
    number: new Intl.NumberFormat(language),
  };
}

let made: { readonly of: FormatPreferences | undefined; readonly formats: ReturnType<typeof makeFormats> } | undefined;

/** Made when first used after a change: that takes longer than anything else that a page would do at once. */
function formats() {
  const preferred = preferredFormats();
  if (made === undefined || made.of !== preferred) made = { of: preferred, formats: makeFormats(preferred) };
  return made.formats;
}

/** The locale in which days are written, a BCP 47 tag. */
export const dayLanguage = (): string => formats().day.resolvedOptions().locale;

/**
 * A day without a time, such as a due date: `20 Nov 2026`, independent of the time zone. Text that is not a valid day,
 * as a draft may hold, is returned unchanged.
 */
export const formatDay = (day: string): string =>
  isDay(day) ? formats().day.format(new Date(`${day}T12:00:00`)) : day;

/** A timestamp in the person's own time zone: `20 Nov 2026, 16:42`. */
export const formatInstant = (instant: string): string => formats().instant.format(new Date(instant));

/** The same with the zone, for what is due at an instant: `20 Nov 2026, 16:42 CET`. */
export const formatZonedInstant = (instant: string): string => formats().zonedInstant.format(new Date(instant));

/** The same without the year, where there is little room: `20 Nov, 16:42 CET`. */
export const formatShortZonedInstant = (instant: string): string =>
  formats().shortZonedInstant.format(new Date(instant));

/** A day, `2025-06-17`, a month, `2025-06`, or a year, `2025`, of which nothing more exact is known: `June 2025`. */
export function formatPeriod(text: string): string {
  if (isDay(text)) return formatDay(text);
  if (!/^\d{4}-\d{2}$/.test(text)) return text;
  const locale = preferredFormats()?.locale ?? 'en-GB';
  const how = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, how).format(new Date(`${text}-01T00:00:00Z`));
}

/** A time as far as it is known: an instant, or a day, month or year. A text that is none of these is returned unchanged. */
export const formatRoughTime = (time: string): string => (isInstant(time) ? formatInstant(time) : formatPeriod(time));

/** Whether a text is a timestamp: a draft may hold one that is not complete. */
export const isInstant = (text: string): boolean => text.endsWith('Z') && !Number.isNaN(Date.parse(text));

/** The person's own time zone (IANA). */
export const zoneOf = (): string => formats().instant.resolvedOptions().timeZone;

/** The day of a timestamp in the person's own time zone: `20 Nov 2026`. */
export const formatInstantDay = (instant: string): string => formats().instantDay.format(new Date(instant));

/** The day of a timestamp as notifications show it: `20/11/2026` (specification section 9). */
export const formatDate = (instant: string): string => formats().date.format(new Date(instant));

export const formatNumber = (value: number): string => formats().number.format(value);

/**
 * The day of an instant where the organisation is, in the stored format: numbers, lists and mails count by it what is due, so
 * screens must too, wherever the person is (decision 100).
 */
export const dayWhereDue = (instant: string | number): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: zoneOfDays() });

/** Today where the organisation is, in the stored format. */
export const today = (): string => dayWhereDue(Date.now());

/** `overdue by 8 days`; undefined until the day has passed. */
export function overdueBy(day: string): string | undefined {
  const now = today();
  return isOverdue(day, now) ? `overdue by ${countOf(daysBetween(day, now), 'day')}` : undefined;
}

/** A number with its noun: `1 day`, `8 days`. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;
