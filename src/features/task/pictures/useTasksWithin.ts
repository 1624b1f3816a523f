import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { listQuery } from '#src/api/record/register.ts';
import { plannedQuery, tasks } from '#src/api/task/tasks.ts';
import { counted } from '#src/components/words.ts';

import { taskAddress } from '../search.ts';
import type { TaskAddress } from '../useTaskFilters.tsx';

/** A picture of more would show nothing. */
const most = 100;

interface Span {
  readonly dueFrom: string;
  readonly dueBy?: string;
  readonly startsBy?: string;
}

const later = (one: string, other: string | undefined) => (other !== undefined && other > one ? other : one);
const earlier = (one: string, other: string | undefined) => (other !== undefined && other < one ? other : one);

/** The first tasks by their days, by the search and filters of the address, and by what a picture shows. */
function useDatedTasks({ search }: Pick<TaskAddress, 'search'>, shown: (dueBy: string | undefined) => Span) {
  const query = taskAddress.toQuery(search);
  return useQuery(
    listQuery(useApi(), tasks, {
      ...query,
      without: query.without.filter((field) => field !== 'dueBy'),
      ...shown(search.dueBy === 'none' ? undefined : search.dueBy),
      sortId: 'dueOn',
      desc: false,
      page: 1,
      perPage: most,
    }),
  );
}

/** The tasks that are due within some days, in the order of their days. */
export const useTasksWithin = (address: Pick<TaskAddress, 'search'>, from: string, to: string) =>
  useDatedTasks(address, (dueBy) => ({ dueFrom: later(from, address.search.dueFrom), dueBy: earlier(to, dueBy) }));

/** The tasks of which a day is within some days, in the order of their last days. */
export const useTasksDuring = (address: Pick<TaskAddress, 'search'>, from: string, to: string) =>
  useDatedTasks(address, (dueBy) => ({
    dueFrom: later(from, address.search.dueFrom),
    startsBy: earlier(to, address.search.startsBy),
    ...(dueBy !== undefined && { dueBy }),
  }));

const nothing: Schemas['PlannedTasks'] = { data: [], more: 0, moreTasks: 0 };

const furtherDates = { one: 'planned date', many: 'planned dates' };
const furtherTasks = { one: 'recurring task', many: 'recurring tasks' };

/** What a picture does not show of the dates to come, in words; empty if it shows all. */
function leftOff({ more, moreTasks }: Schemas['PlannedTasks']): string {
  const parts = [
    ...(more > 0 ? [counted(more, furtherDates)] : []),
    ...(moreTasks > 0 ? [`the planned dates of ${counted(moreTasks, furtherTasks)}`] : []),
  ];
  return parts.length === 0 ? '' : `Not shown: ${parts.join(', and ')}. Filter the tasks to see them.`;
}

/** The dates to come of recurring tasks within some days, by the same search and filters. They are drawn beside what is stored. */
export function usePlannedWithin({ search }: Pick<TaskAddress, 'search'>, from: string, to: string) {
  const query = taskAddress.toQuery(search);
  const { data = nothing } = useQuery(plannedQuery(useApi(), { from, to }, query));
  // While those of another span are still there.
  return { dates: data.data.filter(({ dueOn }) => dueOn >= from && dueOn <= to), leftOff: leftOff(data) };
}
