import { daysAfter } from '../time/days-after.ts';

/** The days of an absence, as `2026-12-01`. */
export interface AbsenceDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** No absence is longer, in days: who is away for longer has left, or is replaced. */
export const mostDaysAway = 366;

/** Why the days of an absence are none; undefined if they are. */
export function mistakeInDays({ firstDay, lastDay }: AbsenceDays): 'ENDS_BEFORE' | 'TOO_LONG' | undefined {
  if (lastDay < firstDay) return 'ENDS_BEFORE';
  return lastDay >= daysAfter(firstDay, mostDaysAway) ? 'TOO_LONG' : undefined;
}

/** Whether two absences have a day in common. */
export const shareDays = (one: AbsenceDays, other: AbsenceDays): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/** So many deputies are asked in turn. */
const mostSteps = 5;

/**
 * Who stands in for someone who is away (work.md 3): their deputy; a deputy who is away too is stood in for by their own. Nobody
 * if the fifth is away, and where deputies stand in for each other.
 * @param away the deputy of each person who is away, null without one
 */
export function standInFor(person: string, away: ReadonlyMap<string, string | null>): string | null {
  let current = away.get(person) ?? null;
  for (let step = 1; step < mostSteps && current !== null && away.has(current); step += 1)
    current = away.get(current) ?? null;
  return current === null || current === person || away.has(current) ? null : current;
}
