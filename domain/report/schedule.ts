import type { components } from '#openapi/generated/types.ts';

import { daysAfter } from '../time/days-after.ts';
import { dayAndTimeIn, instantIn } from '../time/zoned-time.ts';

type Rhythm = Pick<components['schemas']['ReportSchedule'], 'cadence' | 'weekday' | 'monthDay' | 'time' | 'timeZone'>;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const lastOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Whether a report is made on a calendar day. */
function isOn(day: string, { cadence, weekday, monthDay }: Rhythm): boolean {
  if (cadence === 'DAILY') return true;
  if (cadence === 'WEEKLY') return weekdayOf(day) === weekday;
  return Number(day.slice(8)) === Math.min(monthDay, lastOfMonth(day));
}

/** No rhythm leaves out more days than a month has. */
const longestGap = 32;

/** The first moment after another at which a schedule makes a report. Both are instants in UTC. */
export function plannedAfter(rhythm: Rhythm, after: string): string {
  const first = dayAndTimeIn(rhythm.timeZone, after).day;
  for (let ahead = 0; ahead <= longestGap; ahead += 1) {
    const day = daysAfter(first, ahead);
    if (!isOn(day, rhythm)) continue;
    const planned = instantIn(rhythm.timeZone, day, rhythm.time);
    if (planned > new Date(after).toISOString()) return planned;
  }
  throw new Error('A schedule has no next moment');
}

/** How much later than planned a report may be made before it says so: the job looks every hour. In milliseconds. */
const onTime = 3_660_000;

/** What a schedule has to make now. */
export interface DueRun {
  /** When it was planned for, which is what it is as of. */
  readonly plannedAt: string;
  readonly isLate: boolean;
  /** Earlier ones that were missed as well: of those only the last is made. */
  readonly skipped: number;
  readonly nextAt: string;
}

/** So many missed ones are counted; more only say that it was long. */
const mostSkipped = 1_000;

/** What is due at a moment, if anything is. @param nextAt the moment that the schedule waits for */
export function dueRun(rhythm: Rhythm, nextAt: string, now: string): DueRun | undefined {
  const moment = new Date(now).toISOString();
  let plannedAt = new Date(nextAt).toISOString();
  if (plannedAt > moment) return undefined;
  let next = plannedAfter(rhythm, plannedAt);
  let skipped = 0;
  while (next <= moment && skipped < mostSkipped) {
    [plannedAt, next] = [next, plannedAfter(rhythm, next)];
    skipped += 1;
  }
  const isLate = Date.parse(moment) - Date.parse(plannedAt) > onTime;
  return { plannedAt, isLate, skipped, nextAt: next };
}
