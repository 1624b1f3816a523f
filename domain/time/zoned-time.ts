/** A day and a time of day, as a clock on the wall shows them. */
export interface DayAndTime {
  /** `2026-11-23` */
  readonly day: string;
  /** `14:05` */
  readonly time: string;
}

let last: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** `2026-11-23 14:05`. The last one is kept: making it takes longer than using it, and a file has thousands of times. */
function writtenIn(timeZone: string): Intl.DateTimeFormat {
  if (last?.timeZone !== timeZone) {
    const how = { timeZone, calendar: 'iso8601', dateStyle: 'short', timeStyle: 'short' } as const;
    last = { timeZone, format: new Intl.DateTimeFormat('sv-SE', how) };
  }
  return last.format;
}

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

const dayLength = 86_400_000;

/** What a time on the wall is by the offset of the day before, and by that of the day after: in milliseconds. */
function candidates(timeZone: string, day: string, time: string) {
  const wall = Date.parse(`${day}T${time}Z`);
  const before = wall - offsetAt(timeZone, wall - dayLength);
  const after = wall - offsetAt(timeZone, wall + dayLength);
  const shows = (instant: number) => wall - offsetAt(timeZone, instant) === instant;
  return { before, after, shows };
}

/** All instants at which clocks show a day and time: none for a time that they skip, two for one that they show twice. */
export function instantsIn(timeZone: string, day: string, time: string): readonly string[] {
  const { before, after, shows } = candidates(timeZone, day, time);
  return [...new Set([before, after])].filter(shows).map((instant) => new Date(instant).toISOString());
}

/**
 * The instant of a day and time in an IANA time zone, in the contract's form. A time that clocks skip in spring is taken
 * by the offset before the change, one that they show twice in autumn is the first of both.
 */
export function instantIn(timeZone: string, day: string, time: string): string {
  const { before, after, shows } = candidates(timeZone, day, time);
  return new Date(shows(before) || !shows(after) ? before : after).toISOString();
}
