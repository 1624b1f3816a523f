import { buffer } from 'node:stream/consumers';

import { eq } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { contentOf } from '../content.ts';
import { readQuestionnaireFile } from './read-file.ts';
import { formFile, questionnaireFile } from './write-file.ts';

/** Questionnaires as files (decision 079). */
export const fileHandlers: HandlersOf<'AssessmentTemplateFiles'> = {
  readFile: async ({ body }) => readQuestionnaireFile(await buffer(body)),

  form: () => Promise.resolve(formFile()),

  async exportContent({ path: { id }, query: { format } }) {
    const { questionnaires } = await contentOf(id);
    const [named] = await db.select({ ref: record.ref, title: record.title }).from(record).where(eq(record.id, id));
    if (named === undefined) throw new Error('The template has no record');
    return questionnaireFile(named, questionnaires, format);
  },
};
