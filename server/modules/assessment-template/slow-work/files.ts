import { eq } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';

import { contentOf } from '../content.ts';
import { readQuestionnaireFile } from '../files/read-file.ts';
import { formFile, questionnaireFile } from '../files/write-file.ts';

/** The content of a live template, and what its file is named after. @throws ApiError 404 */
async function exported(id: string) {
  const { questionnaires } = await contentOf(id);
  const [named] = await db.select({ ref: record.ref, title: record.title }).from(record).where(eq(record.id, id));
  if (named === undefined) throw new Error('The template has no record');
  return { named, questionnaires };
}

/** Questionnaires as files (decision 079). */
export const fileHandlers: HandlersOf<'AssessmentTemplateFiles'> = {
  readFile: ({ body }, context) => withWholeFile(body, holderOf(context), readQuestionnaireFile),

  form: () => Promise.resolve(formFile()),

  async exportContent({ path: { id }, query: { format } }, context) {
    const { named, questionnaires } = await context.inTransaction(() => exported(id));
    return questionnaireFile(named, questionnaires, format);
  },
};
