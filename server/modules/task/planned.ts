import { comingDates } from '#domain/task/recurrence.ts';
import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { ruleOf } from '#domain/task/task-recurrence.ts';
import { isWorkingDay } from '#domain/time/working-days.ts';
import { taskPeriodValues } from '#openapi/generated/values.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { workingCalendar } from '#server/modules/organisation/index.ts';

import { isRecurring } from './occurrences.ts';
import { taskRegister } from './register.ts';

/** Of one answer: a picture of more would show nothing. */
const most = 100;

type Planned = Schemas['PlannedTask'];

/** The dates to come of the recurring tasks of a list, computed and never stored. */
export const planned: HandlersOf<'TaskCourse'>['planned'] = async ({ query: { from, to, ...query } }) => {
  const { dueFrom: _from, dueBy: _by, startsBy: _start, every = taskPeriodValues, ...asked } = query;
  const { ids } = await taskRegister.list.page({
    ...asked,
    every,
    sortId: 'dueOn',
    desc: false,
    page: 1,
    perPage: most,
  });
  const calendar = await workingCalendar();
  const found = ids.length === 0 ? [] : await taskRegister.read(ids);
  const dates = found.flatMap((one): Planned[] => {
    const { id, ref, title, dueOn, state } = one;
    if (!isRecurring(one) || dueOn === null || !isOpenState(state)) return [];
    return comingDates(ruleOf(one.recurrence), dueOn, (day) => !isWorkingDay(day, calendar))
      .filter((day) => day >= from && day <= to)
      .map((day) => ({ task: { id, ref, title }, dueOn: day }));
  });
  return dates.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn))).slice(0, most);
};
