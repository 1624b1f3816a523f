import type { LogAddress } from '#src/registers/log/useLogAddress.ts';

/** The sort order of a log and how to change it. */
export type Sorted = Pick<LogAddress, 'search' | 'show'>;

/** The props that make a head cell sort the list by its column. */
export const sortingBy = ({ search: { sort, desc }, show }: Sorted, key: string) => ({
  sorted: sort === key ? (desc ? ('descending' as const) : ('ascending' as const)) : undefined,
  onSort: () => show({ sort: key, desc: sort === key && !desc, page: 1 }),
});
