import type { ArticleQuery } from '#src/api/organisation/help-desk.ts';
import { idOf, pageOf, searchQuery, searchSchema, textOf, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of the help desk, and of the page on which it is written: also the article that is open. */
export const helpDeskSearch = searchSchema((given) => ({
  page: pageOf(given['page']),
  search: textOf(given['search']),
  category: idOf(given['category']),
  article: idOf(given['article']),
}));

export type HelpDeskSearch = SearchOf<typeof helpDeskSearch>;

/** So many articles are on a page. */
export const articlesOnPage = 20;

/** The server query. */
export const toArticleQuery = ({ page, search, category }: HelpDeskSearch): ArticleQuery => ({
  page,
  perPage: articlesOnPage,
  ...searchQuery(search),
  ...(category !== undefined && { categoryId: [category] }),
});
