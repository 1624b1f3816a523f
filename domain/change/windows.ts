/** When a change is made: from one instant up to, but not including, another. */
export interface ChangeWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

const timeOf = (instant: string) => new Date(instant).getTime();

/** What is wrong with a window; undefined if nothing is. */
export const windowProblem = ({ startsAt, endsAt }: ChangeWindow): string | undefined =>
  timeOf(startsAt) < timeOf(endsAt) ? undefined : 'Choose an end after the start';

/** Whether two windows have a moment in common (work.md A7). */
export const areOverlapping = (one: ChangeWindow, other: ChangeWindow): boolean =>
  timeOf(one.startsAt) < timeOf(other.endsAt) && timeOf(other.startsAt) < timeOf(one.endsAt);
