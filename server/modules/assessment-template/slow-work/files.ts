import { eq } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import { contentOf } from '../content.ts';
import type { run } from '../files/read-file.task.ts';
import type { QuestionnaireFile } from '../files/read-file.ts';
import { formFile, questionnaireFile } from '../files/write-file.ts';

const reading = workerTask<typeof run>(
  new URL('../files/read-file.task.ts', import.meta.url),
  'This file took too long to read. Split it, or save it as CSV',
);

/** In milliseconds: many times what the largest template takes. */
const limitMs = 30_000;

/** Reads a file in a worker thread. @throws ApiError 400 if it cannot be read */
export const readQuestionnaires = (given: QuestionnaireFile, organisationId: string) =>
  runInWorker(reading, given, { organisationId, limitMs });

/** The content of a live template, and what its file is named after. @throws ApiError 404 */
async function exported(id: string) {
  const { questionnaires } = await contentOf(id);
  const [named] = await db.select({ ref: record.ref, title: record.title }).from(record).where(eq(record.id, id));
  if (named === undefined) throw new Error('The template has no record');
  return { named, questionnaires };
}

/** Questionnaires as files (decision 079). */
export const fileHandlers: HandlersOf<'AssessmentTemplateFiles'> = {
  readFile: ({ query: { headerRow, columns }, body }, context) =>
    withWholeFile(body, holderOf(context), (file) =>
      readQuestionnaires({ file, headerRow, columns }, context.organisation.id),
    ),

  form: () => Promise.resolve(formFile()),

  async exportContent({ path: { id }, query: { format } }, context) {
    const { named, questionnaires } = await context.inTransaction(() => exported(id));
    return questionnaireFile(named, questionnaires, format);
  },
};
