import {
  nextOccurrence,
  type EndedOccurrence,
  type IsDayOff,
  type NextOccurrence,
  type Recurrence,
} from './recurrence.ts';

/** What is completed after its day is late. */
export const completedAs = (due: string | null, done: string): 'DONE' | 'LATE' =>
  due !== null && done > due ? 'LATE' : 'DONE';

/** What completing a task means for its periods: a person is told before it is stored, since what has passed is never changed. */
export interface CompletionEffect extends NextOccurrence {
  readonly outcome: 'DONE' | 'LATE';
}

/** What completing a task means. @param rule null for one that does not recur, of which nothing is missed and nothing follows */
export const completionEffect = (
  rule: Recurrence | null,
  { due, done, number }: Omit<EndedOccurrence, 'due'> & { readonly due: string | null },
  isOff: IsDayOff,
): CompletionEffect => ({
  outcome: completedAs(due, done),
  ...(rule === null ? { due: null, missed: [] } : nextOccurrence(rule, { due: due ?? done, done, number }, isOff)),
});
