import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { daysAfter } from '#domain/time/days-after.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery, lookupOptionsQuery } from '#src/api/record/register.ts';
import { taskStatisticsQuery, tasks, taskStatuses, type Task, type TaskStatus } from '#src/api/task/tasks.ts';
import { today } from '#src/components/format.ts';

import { taskAddress } from '../search.ts';
import type { TaskAddress } from '../useTaskFilters.tsx';

/** As many more are shown at a time. */
const cardsOfPage = 100;

/** A column of what is done shows what was completed in these days; the list shows the rest. */
export const daysOfDone = 30;

/** So many are fetched by their ids. */
const mostRetired = 100;

/** A status with the tasks that have it. */
export interface StatusColumn {
  readonly status: TaskStatus;
  readonly cards: readonly Task[];
  /** With those that are not shown; of what is done, those of the last days only. */
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
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const showMore = useCallback(
    (id: string) => setPages((known) => new Map(known).set(id, (known.get(id) ?? 1) + 1)),
    [],
  );
  const offered = useLists((statuses.offered.data ?? []).filter(isShown), { search, pages });
  const retired = useLists(statuses.retired.filter(isShown), { search, pages });
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
    showMore,
    retryLacking: () => void Promise.all([statuses.refetch(), retired.refetch()]),
  };
}

interface Asked {
  readonly search: TaskAddress['search'];
  /** How many pages of a status are shown; one without. */
  readonly pages: ReadonlyMap<string, number>;
}

/** The tasks of statuses, each page of a list a query of its own. */
function useLists(statuses: readonly TaskStatus[], { search, pages }: Asked) {
  const api = useApi();
  const query = taskAddress.toQuery(search);
  const asked = statuses.flatMap(({ id, category }) =>
    Array.from({ length: pages.get(id) ?? 1 }, (_, index) => ({ id, category, page: index + 1 })),
  );
  const lists = useQueries({
    queries: asked.map(({ id, category, page }) =>
      listQuery(api, tasks, {
        ...query,
        statusId: [id],
        ...(category === 'DONE' && { completedFrom: daysAfter(today(), -daysOfDone) }),
        sortId: 'position',
        desc: false,
        page,
        perPage: cardsOfPage,
      }),
    ),
  });
  const columns = statuses.flatMap((status): StatusColumn[] => {
    const found = asked.flatMap(({ id }, index) => (id === status.id ? (lists[index]?.data ?? []) : []));
    const [first] = found;
    if (first === undefined) return [];
    // A card that moved between two fetches may be on two pages.
    const cards = new Map(found.flatMap(({ data }) => data.map((card) => [card.id, card] as const)));
    return [{ status, cards: [...cards.values()], total: first.pagination.total }];
  });
  return {
    columns,
    isPending: columns.length < statuses.length,
    error: lists.find(({ isError }) => isError)?.error ?? null,
    refetch: () => Promise.all(lists.map((list) => list.refetch())),
  };
}
