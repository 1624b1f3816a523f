/** Days before a due date on which its owner is reminded (records.md: "Notification"). */
const daysAhead = [30, 7, 1];

/**
 * From the first day after a due date, reminders are weekly for twelve weeks. What has been overdue for longer needs a
 * decision: another mail would not be read either.
 */
const weeksOverdue = 12;

/** When reminders are given, in days until the due date. */
const reminderDays = [...daysAhead, ...Array.from({ length: weeksOverdue }, (_, week) => -1 - 7 * week)];

/** Days missed in an outage are made up for, but not for longer than this: older reminders are no news. */
const mostDays = 7;

const dayInMilliseconds = 86_400_000;

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);

/**
 * The due dates of which an owner is reminded on a day, each with the step of the reminder: days until the due date,
 * negative if overdue. Includes the days after `since` that were missed; of several steps of a date the last counts.
 * All days are ISO dates (`2026-11-23`) in the owner's time zone.
 * @param since the last day whose reminders have been given; undefined if there is none
 */
export function datesToRemindOf(today: string, since: string | undefined): ReadonlyMap<string, number> {
  const dates = new Map<string, number>();
  for (let ago = mostDays - 1; ago >= 0; ago -= 1) {
    const day = plusDays(today, -ago);
    if (since === undefined ? ago > 0 : day <= since) continue;
    for (const step of reminderDays) dates.set(plusDays(day, step), step);
  }
  return dates;
}

/** The day and hour in a time zone. */
export interface LocalTime {
  /** `2026-11-23` */
  readonly day: string;
  /** 0 to 23 */
  readonly hour: number;
}

/** The day and hour at an instant in an IANA time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(now);
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${partOf('year')}-${partOf('month')}-${partOf('day')}`, hour: Number(partOf('hour')) };
}
