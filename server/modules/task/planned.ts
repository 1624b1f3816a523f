import { comingDates } from '#domain/task/recurrence.ts';
import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { ruleOf } from '#domain/task/task-recurrence.ts';
import { isWorkingDay } from '#domain/time/working-days.ts';
import { taskPeriodValues, taskStateValues } from '#openapi/generated/values.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { workingCalendar } from '#server/modules/organisation/index.ts';

import { isRecurring } from './occurrences.ts';
import { taskRegister } from './register.ts';

/** Of one answer: a picture of more would show nothing. */
const mostTasks = 100;
const mostDates = 300;

type Planned = Schemas['PlannedTask'];

const byDay = (one: Planned, other: Planned) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn));

/** The dates to come of the open recurring tasks of a list, computed and never stored. */
export const planned: HandlersOf<'TaskCourse'>['planned'] = async ({ query: { from, to, ...query } }) => {
  const {
    dueFrom: _from,
    dueBy: _by,
    startsBy: _start,
    every = taskPeriodValues,
    state = taskStateValues,
    ...asked
  } = query;
  const open = state.filter(isOpenState);
  if (open.length === 0) return { data: [], more: 0, moreTasks: 0 };
  const page = { sortId: 'dueOn', desc: false, page: 1, perPage: mostTasks } as const;
  const { ids, totals } = await taskRegister.list.page({ ...asked, every, state: open, ...page });
  const calendar = await workingCalendar();
  const found = ids.length === 0 ? [] : await taskRegister.read(ids);
  const dates = found.flatMap((one): Planned[] => {
    const { id, ref, title, dueOn } = one;
    if (!isRecurring(one) || dueOn === null) return [];
    return comingDates(ruleOf(one.recurrence), dueOn, (day) => !isWorkingDay(day, calendar), from)
      .filter((day) => day >= from && day <= to)
      .map((day) => ({ task: { id, ref, title }, dueOn: day }));
  });
  return {
    data: dates.toSorted(byDay).slice(0, mostDates),
    more: Math.max(0, dates.length - mostDates),
    moreTasks: totals.total - ids.length,
  };
};
