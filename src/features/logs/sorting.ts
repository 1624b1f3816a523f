import type { ListSearch } from '#src/components/register/list-search.ts';

import type { LogAddress } from './LogPage.tsx';

/** What a head cell needs so that the list can be sorted by its column. */
export const sortingBy = ({ search: { sort, desc }, show }: LogAddress<ListSearch>, key: string) => ({
  sorted: sort === key ? (desc ? ('descending' as const) : ('ascending' as const)) : undefined,
  onSort: () => show({ sort: key, desc: sort === key && !desc, page: 1 }),
});
