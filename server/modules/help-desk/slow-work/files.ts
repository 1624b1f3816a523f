import { count, eq } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { conflict } from '#server/contract/errors.ts';
import type { FileAnswer, HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { article, articleFile } from '#server/database/schema/index.ts';
import { type Files, tidied } from '#server/files/files.ts';
import { receiver, type UploadParts } from '#server/modules/attachment/index.ts';

import { lockArticle, logged, nextVersion } from '../articles.ts';
import { readArticle, storedFileOf } from '../read.ts';

/** The contract limits a file to as much. */
const largestFile = 20_000_000;
const mostFiles = 20;

/** A file to download: never shown in place, whatever it is. */
export const fileAnswer = async (
  files: Files,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<FileAnswer> => ({ name, contentType: 'application/octet-stream', content: await files.open(key) });

type FileHandlers = Pick<HandlersOf<'ManagedArticles'>, 'addFile' | 'removeFile' | 'file'>;

/** The files of articles, for those who write them. */
export function articleFileHandlers(platform: PlatformDatabase, parts: UploadParts): FileHandlers {
  const receive = receiver(parts);
  return {
    addFile: ({ path: { id }, query: { name }, body }, context) =>
      receive(
        { name, content: body, most: largestFile },
        { organisationId: platformOwner, senderId: context.user.id },
        (file) =>
          platform.transaction(async (transaction) => {
            const before = await lockArticle(transaction, id);
            const [files] = await transaction
              .select({ count: count() })
              .from(articleFile)
              .where(eq(articleFile.articleId, id));
            if ((files?.count ?? 0) >= mostFiles)
              throw conflict([{ field: 'name', message: `An article has at most ${mostFiles} files` }]);
            await transaction.insert(articleFile).values({ ...file, articleId: id });
            await transaction.update(article).set(nextVersion(context)).where(eq(article.id, id));
            const changes = [{ field: 'file', old: null, new: file.name }];
            await logged(transaction, context, before, { action: 'UPDATE', changes });
            return readArticle(transaction, id);
          }),
      ),

    async removeFile({ path: { id, fileId } }, context) {
      const { key, changed } = await platform.transaction(async (transaction) => {
        const before = await lockArticle(transaction, id);
        const file = await storedFileOf(transaction, { id, fileId });
        await transaction.delete(articleFile).where(eq(articleFile.id, fileId));
        await transaction.update(article).set(nextVersion(context)).where(eq(article.id, id));
        const changes = [{ field: 'file', old: file.name, new: null }];
        await logged(transaction, context, before, { action: 'UPDATE', changes });
        return { key: file.key, changed: await readArticle(transaction, id) };
      });
      // Only now: a content that nothing refers to any more is removed a day later, whatever happens here.
      await tidied(parts.files.remove(key));
      return changed;
    },

    file: async ({ path }) => fileAnswer(parts.files, await storedFileOf(platform, path)),
  };
}
