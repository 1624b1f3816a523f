import { and, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';

export interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
}

/** The page and size in a list query; the contract fills in the defaults before a handler runs. */
export const pageOf = ({ page = 1, perPage = 10 }: PageQuery) => ({ page, perPage, offset: (page - 1) * perPage });

/** How many rows match; at least as many if it is not exact. */
export interface Total {
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** How many rows match, and how many there are without search and filters. */
export interface Totals extends Total {
  readonly unfilteredTotal: number;
}

/**
 * Counts the rows of a list; only once if no filter is set.
 * @param scope the rows that the caller may see
 * @param filter the search and filters applied to those
 */
export async function totalsOf(
  count: (condition: SQL | undefined) => PromiseLike<number>,
  scope: SQL | undefined,
  filter: SQL | undefined,
): Promise<Totals> {
  const [unfilteredTotal, total] = await Promise.all([
    count(scope),
    filter === undefined ? undefined : count(and(scope, filter)),
  ]);
  return { total: total ?? unfilteredTotal, totalIsExact: true, unfilteredTotal };
}

/** A page in the contract's shape. An empty list has one empty page. */
export const toPage = <Row>(
  query: PageQuery,
  totals: Totals,
  data: Row[],
): { data: Row[]; pagination: Schemas['Pagination'] } => {
  const { page, perPage } = pageOf(query);
  const totalPages = Math.max(1, Math.ceil(totals.total / perPage));
  return { data, pagination: { ...totals, currentPage: page, perPage, totalPages } };
};
