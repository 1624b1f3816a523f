import { useQueries, useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery, lookupOptionsQuery } from '#src/api/record/register.ts';
import { taskStatisticsQuery, tasks, taskStatuses, type Task, type TaskStatus } from '#src/api/task/tasks.ts';

import { taskAddress } from '../search.ts';
import type { TaskAddress } from '../useTaskFilters.tsx';

/** More would be no board any more: the list shows the others. */
const mostCards = 100;

/** So many are fetched by their ids. */
const mostRetired = 100;

/** A status with the tasks that have it. */
export interface StatusColumn {
  readonly status: TaskStatus;
  readonly cards: readonly Task[];
  /** With those that are not shown. */
  readonly total: number;
}

export type Shown = readonly StatusColumn[] | undefined;

/** The column of a status; none while the columns are fetched. */
export const columnIn = (columns: Shown, statusId: string): StatusColumn | undefined =>
  columns?.find(({ status }) => status.id === statusId);

/** The name of a status; nothing while the columns are fetched. */
export const nameIn = (columns: Shown, statusId: string): string => columnIn(columns, statusId)?.status.name ?? '';

/** Every card of the board. */
export const cardsIn = (columns: Shown = []): ReadonlyMap<string, Task> =>
  new Map(columns.flatMap((column) => column.cards.map((card): [string, Task] => [card.id, card])));

/**
 * The statuses in their order: those that are offered, and those that are not any more but have open tasks, which would else be on no
 * column. Nothing while they are fetched.
 */
function useStatuses() {
  const api = useApi();
  const offered = useQuery(lookupOptionsQuery(api, taskStatuses));
  const statistics = useQuery(taskStatisticsQuery(api));
  const known = new Set(offered.data?.map(({ id }) => id));
  const ids = statistics.data?.byStatus.map(({ status: { id } }) => id).filter((id) => !known.has(id)) ?? [];
  const hasRetired = offered.data !== undefined && ids.length > 0;
  const retired = useQuery({
    ...lookupOptionsQuery(api, taskStatuses, { chosen: ids.slice(0, mostRetired) }),
    enabled: hasRetired,
  });
  const all = [offered, statistics, ...(hasRetired ? [retired] : [])];
  return {
    data: all.some(({ isPending }) => isPending)
      ? undefined
      : [...(offered.data ?? []), ...(hasRetired ? (retired.data ?? []) : [])].toSorted(
          (one, other) => one.position - other.position,
        ),
    isError: all.some(({ isError }) => isError),
    error: all.find(({ isError }) => isError)?.error ?? null,
    refetch: () => Promise.all(all.map((query) => query.refetch())),
  };
}

/** The columns of the board by the search and filters of the address. Cancelled tasks are in the list only. */
export function useColumns({ search }: Pick<TaskAddress, 'search'>) {
  const api = useApi();
  const statuses = useStatuses();
  const shown = (statuses.data ?? []).filter(
    ({ id, category }) => category !== 'CANCELLED' && (search.statusId.length === 0 || search.statusId.includes(id)),
  );
  const query = taskAddress.toQuery(search);
  const lists = useQueries({
    queries: shown.map(({ id }) =>
      listQuery(api, tasks, {
        ...query,
        statusId: [id],
        sortId: 'position',
        desc: false,
        page: 1,
        perPage: mostCards,
      }),
    ),
  });
  const failed = [statuses, ...lists].find(({ isError }) => isError);
  const columns = shown.flatMap((status, index): StatusColumn[] => {
    const page = lists[index]?.data;
    return page === undefined ? [] : [{ status, cards: page.data, total: page.pagination.total }];
  });
  return {
    columns: statuses.data !== undefined && columns.length === shown.length ? columns : undefined,
    error: failed?.error ?? null,
    retry: () => void Promise.all([statuses.refetch(), ...lists.map((list) => list.refetch())]),
  };
}
