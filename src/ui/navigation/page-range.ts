export interface PageRange {
  /** The number of the first row shown, 0 if there are none. */
  readonly first: number;
  readonly last: number;
  /** At least 1. */
  readonly pages: number;
}

/** The range of rows on a page. A page past the end is treated as the last one. */
export function pageRange(page: number, perPage: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(Math.max(1, page), pages);
  const last = Math.min(total, current * perPage);
  return { first: total === 0 ? 0 : (current - 1) * perPage + 1, last, pages };
}
