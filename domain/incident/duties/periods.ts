import { monthsAfter } from '../../time/months-after.ts';
import { dayAndTimeIn, instantIn, instantsIn } from '../../time/zoned-time.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Elapsed hours after an instant, whatever clocks on the wall do meanwhile. */
export const hoursAfter = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * hour).toISOString();

/** The first minute that clocks show after a gap. */
function afterGap(timeZone: string, day: string, time: string): string {
  const skipped = Date.parse(instantIn(timeZone, day, time));
  const wall = (at: number) => {
    const shown = dayAndTimeIn(timeZone, new Date(at).toISOString());
    return `${shown.day} ${shown.time}`;
  };
  // By the offset before the change, the clock shows a later hour: the one after the gap.
  return wall(skipped) > `${day} ${time}` ? new Date(skipped).toISOString() : new Date(skipped + hour).toISOString();
}

/**
 * The same day and time on the wall some calendar months later. A missing day becomes the last of that month, a time that clocks
 * skip the one after the gap (incidents.md, 1). Seconds are kept.
 */
export function monthsAfterInstant(instant: string, months: number, timeZone: string): string {
  const { day, time } = dayAndTimeIn(timeZone, instant);
  const later = monthsAfter(day, months);
  const [shown = afterGap(timeZone, later, time)] = instantsIn(timeZone, later, time);
  return new Date(Date.parse(shown) + (Date.parse(instant) % minute)).toISOString();
}
