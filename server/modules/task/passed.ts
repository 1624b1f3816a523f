import { passedPeriods } from '#domain/task/passed-periods.ts';
import { periodStart } from '#domain/task/period.ts';
import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { ruleOf } from '#domain/task/task-recurrence.ts';
import type { Schemas } from '#server/contract/types.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';

import { daysOff, previousDue } from './occurrences.ts';

/** What the periods of a task follow from. */
type Recurring = Pick<Schemas['Task'], 'dueOn' | 'recurrence' | 'state'>;

/** What tells which periods of tasks have passed to today and are not done: their days, the oldest first; null for a task that does not recur. */
export async function passedFinder(): Promise<(one: Recurring) => readonly string[] | null> {
  const [today, isOff] = [await organisationToday(), await daysOff()];
  return ({ recurrence, dueOn, state }) => {
    if (recurrence === null) return null;
    return isOpenState(state) ? passedPeriods(ruleOf(recurrence), dueOn, today, isOff) : [];
  };
}

const mostListed = 100;

/** The periods of a task that have passed and are not done, the newest first. */
export async function passedOf(one: Schemas['Task']) {
  const { recurrence, occurrence } = one;
  const days = (await passedFinder())(one) ?? [];
  if (recurrence === null || days.length === 0) return { passed: [], passedCount: 0 };
  const before = await previousDue(one);
  const passed = days.map((dueOn, index) => ({
    number: occurrence + index,
    coversFrom: periodStart(dueOn, days[index - 1] ?? before, recurrence),
    dueOn,
  }));
  return { passed: passed.toReversed().slice(0, mostListed), passedCount: days.length };
}
