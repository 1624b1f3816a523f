import { eq } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { article } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { UploadParts } from '#server/modules/attachment/index.ts';

import { articleTextHandlers } from './articles.ts';
import { articlePage, readArticle, readCategories, storedFileOf } from './read.ts';
import { articleFileHandlers, fileAnswer } from './slow-work/files.ts';

export { articleCategoryHandlers } from './categories.ts';
export { managedTipHandlers } from './tips.ts';

// Row-level security shows no others; said again, for those who read this.
const published = eq(article.status, 'PUBLISHED');

/** The published articles of the help desk, for the members of organisations. */
export const articleHandlers = ({ files }: Pick<UploadParts, 'files'>): HandlersOf<'Articles'> => ({
  list: ({ query }) => articlePage(db, query, published),
  get: ({ path: { id } }) => readArticle(db, id, published),
  categories: async () => (await readCategories(db, published)).filter(({ articles }) => articles > 0),
  async file({ path }, { inTransaction }) {
    const stored = await inTransaction(() => storedFileOf(db, path, published));
    return fileAnswer(files, stored);
  },
});

/** All articles, for those who write them. */
export const managedArticleHandlers = (
  platform: PlatformDatabase,
  parts: UploadParts,
): HandlersOf<'ManagedArticles'> => ({ ...articleTextHandlers(platform), ...articleFileHandlers(platform, parts) });
