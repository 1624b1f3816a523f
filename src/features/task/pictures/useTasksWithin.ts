import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery } from '#src/api/record/register.ts';
import { plannedQuery, tasks, type PlannedTask } from '#src/api/task/tasks.ts';

import { taskAddress } from '../search.ts';
import type { TaskAddress } from '../useTaskFilters.tsx';

/** A picture of more would show nothing. */
const most = 100;

const later = (one: string, other: string | undefined) => (other !== undefined && other > one ? other : one);
const earlier = (one: string, other: string | undefined) => (other !== undefined && other < one ? other : one);

/** The tasks that are due within some days, by the search and filters of the address, in the order of their days. */
export function useTasksWithin({ search }: Pick<TaskAddress, 'search'>, from: string, to: string) {
  const query = taskAddress.toQuery(search);
  const filteredTo = search.dueBy === 'none' ? undefined : search.dueBy;
  return useQuery(
    listQuery(useApi(), tasks, {
      ...query,
      without: query.without.filter((field) => field !== 'dueBy'),
      dueFrom: later(from, search.dueFrom),
      dueBy: earlier(to, filteredTo),
      sortId: 'dueOn',
      desc: false,
      page: 1,
      perPage: most,
    }),
  );
}

const nothing: readonly PlannedTask[] = [];

/** The dates to come of recurring tasks within some days, by the same search and filters. They are drawn beside what is stored. */
export function usePlannedWithin({ search }: Pick<TaskAddress, 'search'>, from: string, to: string) {
  const query = taskAddress.toQuery(search);
  const { data = nothing } = useQuery(plannedQuery(useApi(), { from, to }, query));
  // While those of another span are still there.
  return data.filter(({ dueOn }) => dueOn >= from && dueOn <= to);
}
