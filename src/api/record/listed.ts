import type { Page } from './register.ts';

/** A list that ends at a limit. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The rows of a page that `allPages` reads. */
export const perPage = 100;

/** More would be a report that nobody reads; it says so. */
const mostPages = 10;

/** All rows of a list for a report, up to its limit. */
export async function allPages<Row>(pageAt: (page: number) => Promise<Page<Row>>): Promise<Listed<Row>> {
  const first = await pageAt(1);
  const rows = [...first.data];
  const { totalPages, total } = first.pagination;
  for (let page = 2; page <= Math.min(totalPages, mostPages); page += 1) rows.push(...(await pageAt(page)).data);
  return { rows, total };
}
