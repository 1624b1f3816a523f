import type { Page } from './register.ts';

/** The number of the page after one, for lists that are loaded page by page. */
export const nextPage = ({ pagination: { currentPage, totalPages } }: Page<unknown>): number | undefined =>
  currentPage < totalPages ? currentPage + 1 : undefined;
