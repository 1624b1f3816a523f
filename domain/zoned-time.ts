/** A day and a time of day, as a clock on the wall shows them. */
export interface DayAndTime {
  /** `2026-11-23` */
  readonly day: string;
  /** `14:05` */
  readonly time: string;
}

/** `2026-11-23 14:05` */
const writtenIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, calendar: 'iso8601', dateStyle: 'short', timeStyle: 'short' });

/** The day and time of an instant in an IANA time zone. */
export function dayAndTimeIn(timeZone: string, instant: string): DayAndTime {
  const [day = '', time = ''] = writtenIn(timeZone).format(new Date(instant)).split(' ');
  return { day, time };
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = dayAndTimeIn(timeZone, new Date(instant).toISOString());
  const minute = 60_000;
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / minute) * minute;
}

/**
 * The instant of a day and time in an IANA time zone, in the contract's form. A time that clocks skip in spring is taken
 * by the offset before the change, one that they show twice in autumn is the first of both.
 */
export function instantIn(timeZone: string, day: string, time: string): string {
  const wall = Date.parse(`${day}T${time}Z`);
  const dayLength = 86_400_000;
  const before = wall - offsetAt(timeZone, wall - dayLength);
  const after = wall - offsetAt(timeZone, wall + dayLength);
  const isBefore = wall - offsetAt(timeZone, before) === before || wall - offsetAt(timeZone, after) !== after;
  return new Date(isBefore ? before : after).toISOString();
}
