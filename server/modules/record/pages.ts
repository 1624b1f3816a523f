import type { Schemas } from '#server/contract/types.ts';

export interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
}

/** The page and size a list query asks for; the contract fills in its defaults before a handler runs. */
export const pageOf = ({ page = 1, perPage = 10 }: PageQuery) => ({ page, perPage, offset: (page - 1) * perPage });

/** A page as the contract words it. An empty list has one empty page. */
export const toPage = <Row>(
  query: PageQuery,
  total: number,
  data: Row[],
): { data: Row[]; pagination: Schemas['Pagination'] } => {
  const { page, perPage } = pageOf(query);
  return {
    data,
    pagination: { total, currentPage: page, perPage, totalPages: Math.max(1, Math.ceil(total / perPage)) },
  };
};
