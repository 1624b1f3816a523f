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
 * The statuses in their order: those that are offered, nothing while they are fetched; and once they are known, those that are not
 * offered any more but have open tasks, which would else be on no column.
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
  const others = [statistics, ...(hasRetired ? [retired] : [])];
  return {
    offered,
    retired: (hasRetired ? (retired.data ?? []) : []).filter(({ id }) => !known.has(id)),
    /** Of the retired ones. */
    isPending: others.some(({ isPending }) => isPending),
    error: others.find(({ isError }) => isError)?.error ?? null,
    refetch: () => Promise.all(others.filter(({ isError }) => isError).map((query) => query.refetch())),
  };
}

/**
 * The columns of the board by the search and filters of the address. Cancelled tasks are in the list only. Columns of statuses that
 * are not offered any more appear when they are known: the others do not wait for them, nor fail with them.
 */
export function useColumns({ search }: Pick<TaskAddress, 'search'>) {
  const statuses = useStatuses();
  const isShown = ({ id, category }: TaskStatus) =>
    category !== 'CANCELLED' && (search.statusId.length === 0 || search.statusId.includes(id));
  const offered = useLists((statuses.offered.data ?? []).filter(isShown), search);
  const retired = useLists(statuses.retired.filter(isShown), search);
  const columns = [...offered.columns, ...retired.columns].toSorted(
    (one, other) => one.status.position - other.status.position,
  );
  // Only statuses that are not offered any more may be asked for.
  const isWaiting = columns.length === 0 && (statuses.isPending || retired.isPending);
  const lacks = statuses.error ?? retired.error;
  const isReady = statuses.offered.data !== undefined && !offered.isPending && !isWaiting;
  return {
    columns: isReady && (columns.length > 0 || lacks === null) ? columns : undefined,
    error: statuses.offered.error ?? offered.error ?? lacks,
    retry: () =>
      void Promise.all([statuses.offered.refetch(), statuses.refetch(), offered.refetch(), retired.refetch()]),
    /** Why columns of statuses that are not offered any more are missing. */
    lacks,
    retryLacking: () => void Promise.all([statuses.refetch(), retired.refetch()]),
  };
}

/** The tasks of statuses, each list a query of its own. */
function useLists(statuses: readonly TaskStatus[], search: TaskAddress['search']) {
  const api = useApi();
  const query = taskAddress.toQuery(search);
  const lists = useQueries({
    queries: statuses.map(({ id }) =>
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
  return {
    columns: statuses.flatMap((status, index): StatusColumn[] => {
      const page = lists[index]?.data;
      return page === undefined ? [] : [{ status, cards: page.data, total: page.pagination.total }];
    }),
    isPending: lists.some(({ data }) => data === undefined),
    error: lists.find(({ isError }) => isError)?.error ?? null,
    refetch: () => Promise.all(lists.map((list) => list.refetch())),
  };
}
