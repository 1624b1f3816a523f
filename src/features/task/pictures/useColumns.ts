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
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const pagesOf = (id: string) => pages.get(id) ?? 1;
  const showMore = useCallback(
    (id: string) => setPages((known) => new Map(known).set(id, (known.get(id) ?? 1) + 1)),
    [],
  );
  const asked = shown.flatMap(({ id, category }) =>
    Array.from({ length: pagesOf(id) }, (_, index) => ({ id, category, page: index + 1 })),
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
  const failed = [statuses, ...lists].find(({ isError }) => isError);
  const columns = shown.flatMap((status): StatusColumn[] => {
    const found = asked.flatMap(({ id }, index) => (id === status.id ? (lists[index]?.data ?? []) : []));
    const [first] = found;
    if (first === undefined) return [];
    // A card that moved between two fetches may be on two pages.
    const cards = new Map(found.flatMap(({ data }) => data.map((card) => [card.id, card] as const)));
    return [{ status, cards: [...cards.values()], total: first.pagination.total }];
  });
  return {
    columns: statuses.data !== undefined && columns.length === shown.length ? columns : undefined,
    error: failed?.error ?? null,
    showMore,
    retry: () => void Promise.all([statuses.refetch(), ...lists.map((list) => list.refetch())]),
  };
}
