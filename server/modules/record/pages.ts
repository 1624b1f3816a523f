import { and, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';

export interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
}

/** The page and size a list query asks for; the contract fills in its defaults before a handler runs. */
export const pageOf = ({ page = 1, perPage = 10 }: PageQuery) => ({ page, perPage, offset: (page - 1) * perPage });

/** How many rows match, and how many there are without search and filters. */
export interface Totals {
  readonly total: number;
  readonly unfilteredTotal: number;
}

/**
 * Counts the rows of a list, once where nothing narrows it.
 * @param scope what the caller may see of the table
 * @param filter what search and filters leave of that
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
  return { total: total ?? unfilteredTotal, unfilteredTotal };
}

/** A page as the contract words it. An empty list has one empty page. */
export const toPage = <Row>(
  query: PageQuery,
  { total, unfilteredTotal }: Totals,
  data: Row[],
): { data: Row[]; pagination: Schemas['Pagination'] } => {
  const { page, perPage } = pageOf(query);
  return {
    data,
    pagination: {
      total,
      unfilteredTotal,
      currentPage: page,
      perPage,
      totalPages: Math.max(1, Math.ceil(total / perPage)),
    },
  };
};
