import type { InfiniteData } from '@tanstack/react-query';

import type { Page } from './register.ts';

/** The number of the page after one, for lists that are loaded page by page. */
export const nextPage = ({ pagination: { currentPage, totalPages } }: Page<unknown>): number | undefined =>
  currentPage < totalPages ? currentPage + 1 : undefined;

/** The rows of the loaded pages. One that was added meanwhile moves the others to the next page, so each is taken once. */
export function rowsIn<Row extends { readonly id: string }>({ pages }: InfiniteData<Page<Row>>): Row[] {
  const byId = new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
  return [...byId.values()];
}
