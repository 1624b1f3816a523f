const dateFormat = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
const instantFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
const numberFormat = new Intl.NumberFormat('en-GB');

/** A day without a time, such as a due date: `20 Nov 2026`. It is the same day everywhere. */
export const formatDay = (day: string): string => dateFormat.format(new Date(`${day}T12:00:00`));

/** A moment in the person's own time zone: `20 Nov 2026, 16:42`. */
export const formatInstant = (instant: string): string => instantFormat.format(new Date(instant));

/** The day of a moment, in the person's own time zone: `20 Nov 2026`. */
export const formatInstantDay = (instant: string): string => dateFormat.format(new Date(instant));

/** The day of a moment as notifications show it: `20/11/2026` (specification section 9). */
export const formatDate = (instant: string): string => shortFormat.format(new Date(instant));

export const formatNumber = (value: number): string => numberFormat.format(value);

/** Today as the person's calendar has it, in the form days are stored in. */
export const today = (now = new Date()): string => now.toLocaleDateString('sv-SE');

const dayInMilliseconds = 86_400_000;

/** How many days one day lies after another; negative where it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

/** A number with its noun: `1 day`, `8 days`. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;
