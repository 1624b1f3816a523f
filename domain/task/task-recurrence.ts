import type { components } from '#openapi/generated/types.ts';

import type { DayOfMonth } from './calendar.ts';
import type { Recurrence } from './recurrence.ts';

type TaskRecurrence = components['schemas']['TaskRecurrence'];

const isNth = (nth: number | null): nth is 1 | 2 | 3 | 4 | -1 => nth !== null && [1, 2, 3, 4, -1].includes(nth);

function dayIn({ day, nth, weekday }: TaskRecurrence): DayOfMonth {
  if (day !== 'WEEKDAY') return { kind: day };
  return { kind: 'WEEKDAY', nth: isNth(nth) ? nth : 1, weekday: weekday ?? 1 };
}

/** The rule of a task, from the fields that the contract has for it. */
export const ruleOf = (recurrence: TaskRecurrence): Recurrence => ({
  every: recurrence.every,
  interval: recurrence.interval,
  anchor: recurrence.anchor,
  basis: recurrence.basis,
  weekdays: recurrence.weekdays,
  months: recurrence.months,
  on: dayIn(recurrence),
  shift: recurrence.shift,
  until: recurrence.until,
  count: recurrence.count,
});
