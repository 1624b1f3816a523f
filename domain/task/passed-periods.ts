import { daysAfter } from '../time/days-after.ts';
import { nextOccurrence, type IsDayOff, type Recurrence } from './recurrence.ts';

/**
 * The days of the periods of an open task that have passed and that nobody has done, the oldest first: that of the open occurrence once it is
 * overdue, and those since. None is stored before the open one ends; a control is not done all the same (work.md 2).
 * @param due of the open occurrence
 */
export function passedPeriods(rule: Recurrence, due: string | null, today: string, isOff: IsDayOff): readonly string[] {
  if (due === null || due >= today) return [];
  // A period passes with its last day, so today's has not. How often the rule applies matters after a completion only, after which nothing passes.
  const { missed } = nextOccurrence(rule, { due, done: daysAfter(today, -1), number: 1 }, isOff);
  return [due, ...missed];
}
