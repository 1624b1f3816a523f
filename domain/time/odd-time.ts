import { dayAndTimeIn, instantIn, instantsIn, type DayAndTime } from './zoned-time.ts';

/** What is to be said of a time at which clocks change, and the day and time that are stored for it. */
export interface OddTime {
  readonly said: string;
  readonly takenAs: DayAndTime;
}

/** A time that the clocks of a time zone skip or show twice on that day (work.md A7); undefined for any other. */
export function oddTimeIn(timeZone: string, day: string, time: string): OddTime | undefined {
  const { length } = instantsIn(timeZone, day, time);
  if (length === 1) return undefined;
  const takenAs = dayAndTimeIn(timeZone, instantIn(timeZone, day, time));
  return length === 0
    ? {
        said: `${time} does not exist on this day, when the clocks go forward: it is taken as ${takenAs.time}.`,
        takenAs,
      }
    : { said: `${time} comes twice on this day, when the clocks go back: the first one is meant.`, takenAs };
}
