import { count, eq, max, sql } from 'drizzle-orm';

import { conflict, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, PlatformContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { article, articleCategory } from '#server/database/schema/index.ts';
import { logPlatformActivity, type PlatformTransaction } from '#server/modules/platform/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import { readCategories } from './read.ts';

const mostCategories = 50;

const taken = (error: unknown): never => {
  if (violatedUniqueConstraint(error) !== 'article_category_name') throw error;
  throw conflict([{ field: 'name', message: 'Another category has this name' }]);
};

/** @throws ApiError 404 */
async function shown(transaction: Pick<PlatformDatabase, 'select'>, id: string): Promise<Schemas['ArticleCategory']> {
  const found = (await readCategories(transaction)).find((category) => category.id === id.toLowerCase());
  if (found === undefined) throw notFound();
  return found;
}

const logged = (
  transaction: PlatformTransaction,
  context: PlatformContext,
  { id, name }: Pick<Schemas['ArticleCategory'], 'id' | 'name'>,
  entry: Pick<Parameters<typeof logPlatformActivity>[2], 'action' | 'changes'>,
) =>
  logPlatformActivity(transaction, context, {
    entityType: 'articleCategory',
    entityId: id,
    entityName: name,
    ...entry,
  });

/** Adds a category at the end. @throws ApiError 409 where there are too many */
async function addCategory(transaction: PlatformTransaction, name: string): Promise<{ readonly id: string }> {
  const [of] = await transaction.select({ count: count(), last: max(articleCategory.position) }).from(articleCategory);
  if ((of?.count ?? 0) >= mostCategories)
    throw conflict([{ field: 'name', message: `There are at most ${mostCategories} categories` }]);
  const [row] = await transaction
    .insert(articleCategory)
    .values({ name, position: (of?.last ?? -1) + 1 })
    .returning({ id: articleCategory.id });
  if (row === undefined) throw new Error('The category was not stored');
  return row;
}

/** The categories of the help desk, for those who write its articles. */
export const articleCategoryHandlers = (platform: PlatformDatabase): HandlersOf<'ManagedArticleCategories'> => ({
  all: () => readCategories(platform),

  add: ({ body: { name } }, context) =>
    platform
      .transaction(async (transaction) => {
        const row = await addCategory(transaction, name);
        await logged(
          transaction,
          context,
          { id: row.id, name },
          { action: 'CREATE', changes: changesBetween({}, { name }) },
        );
        return shown(transaction, row.id);
      })
      .catch(taken),

  change: ({ path: { id }, body: { version, name } }, context) =>
    platform
      .transaction(async (transaction) => {
        const before = await shown(transaction, id);
        const [changed] = await transaction
          .update(articleCategory)
          .set({ name, version: sql`${articleCategory.version} + 1` })
          .where(sql`${articleCategory.id} = ${id} and ${articleCategory.version} = ${version}`)
          .returning({ id: articleCategory.id });
        if (changed === undefined) throw versionConflict(await shown(transaction, id));
        const changes = changesBetween({ name: before.name }, { name });
        await logged(transaction, context, { id, name }, { action: 'UPDATE', changes });
        return shown(transaction, id);
      })
      .catch(taken),

  async discard({ path: { id } }, context) {
    await platform.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ id: articleCategory.id, name: articleCategory.name })
        .from(articleCategory)
        .where(eq(articleCategory.id, id))
        .for('update');
      if (row === undefined) throw notFound();
      if ((await transaction.$count(article, eq(article.categoryId, id))) > 0)
        throw conflict([{ field: 'id', message: 'Move its articles to another category first' }]);
      await transaction.delete(articleCategory).where(eq(articleCategory.id, id));
      await logged(transaction, context, row, { action: 'DELETE', changes: [] });
    });
  },
});
