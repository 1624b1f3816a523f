const dateFormat = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
const instantFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const numberFormat = new Intl.NumberFormat('en-GB');

/** A day without a time, such as a due date: `20 Nov 2026`. It is the same day everywhere. */
export const formatDay = (day: string): string => dateFormat.format(new Date(`${day}T12:00:00`));

/** A moment in the person's own time zone: `20 Nov 2026, 16:42`. */
export const formatInstant = (instant: string): string => instantFormat.format(new Date(instant));

export const formatNumber = (value: number): string => numberFormat.format(value);

/** Today as the person's calendar has it, in the form days are stored in. */
export const today = (now = new Date()): string => now.toLocaleDateString('sv-SE');
