import type { LogAddress } from './useLogAddress.ts';

/** The order of a log, and how to ask for another. */
export type Sorted = Pick<LogAddress, 'search' | 'show'>;

/** What a head cell needs so that the list can be sorted by its column. */
export const sortingBy = ({ search: { sort, desc }, show }: Sorted, key: string) => ({
  sorted: sort === key ? (desc ? ('descending' as const) : ('ascending' as const)) : undefined,
  onSort: () => show({ sort: key, desc: sort === key && !desc, page: 1 }),
});
