import { eq, sql } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, PlatformContext, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { article, articleCategory } from '#server/database/schema/index.ts';
import { logPlatformActivity, type PlatformTransaction } from '#server/modules/platform/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';
import { sanitisedText } from '#server/modules/rich-text/index.ts';

import { publicationAfter } from './publication.ts';
import { articlePage, readArticle } from './read.ts';

type Entry = Parameters<typeof logPlatformActivity>[2];

/** The article, held until the transaction ends. @throws ApiError 404, and 409 if it is another version than was read */
export async function lockArticle(transaction: PlatformTransaction, id: string, version?: number) {
  const [row] = await transaction.select().from(article).where(eq(article.id, id)).for('update');
  if (row === undefined) throw notFound();
  if (version !== undefined && row.version !== version) throw versionConflict(await readArticle(transaction, id));
  return row;
}

async function refuseUnknownCategory(transaction: PlatformTransaction, id: string | null): Promise<void> {
  if (id === null) return;
  const [found] = await transaction.select().from(articleCategory).where(eq(articleCategory.id, id)).for('share');
  if (found === undefined) throw invalid([{ field: 'categoryId', message: 'Choose a category that exists' }]);
}

/** A text is logged as having changed: it would be in the log for ever. */
const withoutText = <Given extends { readonly content: string }>({ content, ...rest }: Given) => ({
  ...rest,
  content: `${content.length} characters`,
});

/** Logs what was done to an article. */
export const logged = (
  transaction: PlatformTransaction,
  context: PlatformContext,
  { id, title }: { readonly id: string; readonly title: string },
  entry: Pick<Entry, 'action' | 'changes'>,
) => logPlatformActivity(transaction, context, { entityType: 'article', entityId: id, entityName: title, ...entry });

const sanitised = async (input: Schemas['ArticleInput']): Promise<Schemas['ArticleInput']> => ({
  ...input,
  content: await sanitisedText(input.content, platformOwner),
});

/** What every change of an article sets. */
export const nextVersion = (context: PlatformContext) => ({
  version: sql`${article.version} + 1`,
  updatedAt: sql`now()`,
  updatedBy: context.user.id,
});

type TextHandlers = Omit<HandlersOf<'ManagedArticles'>, 'addFile' | 'removeFile' | 'file'>;

/** The articles of the help desk, for those who write them: all but their files. */
export function articleTextHandlers(platform: PlatformDatabase): TextHandlers {
  return {
    list: ({ query }) => articlePage(platform, query),
    get: ({ path: { id } }) => readArticle(platform, id),

    async add({ body }, context) {
      const input = await sanitised(body);
      return platform.transaction(async (transaction) => {
        await refuseUnknownCategory(transaction, input.categoryId);
        const [row] = await transaction
          .insert(article)
          .values({ ...input, updatedBy: context.user.id })
          .returning({ id: article.id, title: article.title });
        if (row === undefined) throw new Error('The article was not stored');
        await logged(transaction, context, row, { action: 'CREATE', changes: changesBetween({}, withoutText(input)) });
        return readArticle(transaction, row.id);
      });
    },

    async change({ path: { id }, body: { version, ...body } }, context) {
      const input = await sanitised(body);
      return platform.transaction(async (transaction) => {
        const before = await lockArticle(transaction, id, version);
        await refuseUnknownCategory(transaction, input.categoryId);
        await transaction
          .update(article)
          .set({ ...input, ...nextVersion(context) })
          .where(eq(article.id, id));
        const changes = changesBetween(withoutText(before), withoutText(input));
        await logged(transaction, context, { id, title: input.title }, { action: 'UPDATE', changes });
        return readArticle(transaction, id);
      });
    },

    changeStatus: ({ path: { id }, body: { version, action } }, context) =>
      platform.transaction(async (transaction) => {
        const before = await lockArticle(transaction, id, version);
        const status = publicationAfter(before.status, action);
        const publishedAt = status === 'PUBLISHED' ? new Date() : before.publishedAt;
        await transaction
          .update(article)
          .set({ status, publishedAt, ...nextVersion(context) })
          .where(eq(article.id, id));
        const changes = changesBetween({ status: before.status }, { status });
        await logged(transaction, context, before, { action: 'UPDATE', changes });
        return readArticle(transaction, id);
      }),
  };
}
