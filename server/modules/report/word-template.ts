import { and, eq } from 'drizzle-orm';

import { conflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { storedFile, type reportRun } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { storedTemplate } from '#server/modules/word-template/index.ts';

import type { StoredRun } from './read.ts';
import { ReportRefused } from './refused.ts';

type Columns = Pick<typeof reportRun.$inferSelect, 'wordTemplateId' | 'wordTemplateName' | 'wordTemplateSha256'>;

const none: Columns = { wordTemplateId: null, wordTemplateName: null, wordTemplateSha256: null };

/** The template of today, for a run that is asked for: it stays that of the run. */
export async function templateOfToday(format: Schemas['ReportFormat']): Promise<Columns> {
  const found = format === 'DOCX' ? await storedTemplate() : undefined;
  return found === undefined
    ? none
    : { wordTemplateId: found.fileId, wordTemplateName: found.name, wordTemplateSha256: found.sha256 };
}

const gone = (name: string | null) =>
  `The Word template with which it was made, “${name}”, is no longer stored. Ask for a new report: that has the template of today`;

/** The template of a run, for one that is made from it again. @throws ApiError 409 if it is no longer stored */
export async function templateOfRun(run: StoredRun): Promise<Columns> {
  const { wordTemplateId, wordTemplateName, wordTemplateSha256 } = run;
  if (wordTemplateSha256 === null || wordTemplateId !== null)
    return { wordTemplateId, wordTemplateName, wordTemplateSha256 };
  // A run that has expired keeps no file, but the organisation may still have it.
  const [found] = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(eq(storedFile.sha256, wordTemplateSha256), eq(storedFile.type, 'DOCX')))
    .limit(1);
  if (found === undefined) throw conflict([{ field: 'id', message: gone(wordTemplateName) }]);
  return { wordTemplateId: found.id, wordTemplateName, wordTemplateSha256 };
}

/** The key of the content of a run's template; null for a run without one. @throws ReportRefused if it is no longer stored */
export async function templateKeyOf({
  wordTemplateId,
  wordTemplateName,
  wordTemplateSha256,
}: StoredRun): Promise<string | null> {
  if (wordTemplateSha256 === null) return null;
  const [found] =
    wordTemplateId === null
      ? []
      : await db.select({ key: storedFile.key }).from(storedFile).where(eq(storedFile.id, wordTemplateId));
  if (found === undefined) throw new ReportRefused(gone(wordTemplateName));
  return found.key;
}
