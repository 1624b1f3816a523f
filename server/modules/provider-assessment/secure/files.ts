import { randomUUID } from 'node:crypto';

import { and, count, eq, isNotNull, sql } from 'drizzle-orm';

import { conflict, invalid, notFound } from '#server/contract/errors.ts';
import type { LinkContext, LinkScope, Schemas } from '#server/contract/types.ts';
import { assessmentAnswerFile as answerFile, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { fileNamed, lockRoom, type FileLimits, type NewFile } from '#server/modules/attachment/index.ts';

import { nameOf, storedAnswers } from '../answers.ts';
import { noteChanges } from './changes.ts';
import {
  editableQuestions,
  holdAssessment,
  linkedAssessment,
  seenAnswers,
  questionAsked,
  type LinkedAssessment,
} from './linked-assessment.ts';
import { alreadySubmitted, writeAnswers } from './save-answers.ts';
import { secureAnswer } from './view.ts';

/** Files of a question at a time, and in all: a file that was taken back is still stored for a while. */
const mostFiles = 20;
const mostFilesEver = 100;

/** Files of an assessment in all, and the share of the organisation's room that they may take: outsiders cannot fill it. */
const mostOfAssessment = 1000;
const largestShare = 1 / 4;

/** Files are not written in a tab, so no editor can go on from them without having seen the answer. */
const noEditor = '00000000-0000-0000-0000-000000000000';

const megabyte = 1_000_000;

/** A question of the link that can be answered with files now. @throws ApiError 404, 409 */
function fileQuestion(linked: LinkedAssessment, questionId: string) {
  const question = questionAsked(linked, questionId);
  if (question?.type !== 'FILE') throw notFound();
  if (linked.isSubmitted) throw alreadySubmitted();
  if (!editableQuestions(linked).has(question.id))
    throw conflict([{ field: 'questionId', message: 'This answer cannot be changed' }]);
  return question;
}

type FileQuestion = ReturnType<typeof fileQuestion>;

/** @throws ApiError 400 on `name` if the question does not ask for files of this type */
function refuseOtherType({ allowedFileTypes }: FileQuestion, given: string): void {
  const { name } = fileNamed(given);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (allowedFileTypes.length > 0 && !allowedFileTypes.includes(extension))
    throw invalid([{ field: 'name', message: `Choose a file of one of these types: ${allowedFileTypes.join(', ')}` }]);
}

const refuseFull = (message: string) => conflict([{ field: 'body', message }]);

/** @throws ApiError 409 if the organisation has no room for the files, or the assessment takes too much of it */
async function requireRoom(size: number, { filesPerOrganisation, largestFile }: FileLimits): Promise<void> {
  const { rows } = await db.execute<{ used: string; files: string; bytes: string }>(
    sql`select bytes_stored_beside_link() as used, files, bytes from files_of_linked_assessment()`,
  );
  const { used = 0, files = 0, bytes = 0 } = rows[0] ?? {};
  if (Number(used) + size > filesPerOrganisation)
    throw refuseFull('There is no room for more files. Tell the organisation that asks you.');
  const most = Math.max(filesPerOrganisation * largestShare, largestFile);
  if (Number(files) >= mostOfAssessment || Number(bytes) + size > most)
    throw refuseFull('This assessment has no room for more files. Tell the organisation that asks you.');
}

/** @throws ApiError 409 if the question, the assessment or the organisation has too many files */
async function refuseOver(
  linked: LinkedAssessment,
  { id }: FileQuestion,
  size: number,
  limits: FileLimits,
): Promise<void> {
  const files = linked.answers.get(id)?.files ?? [];
  const [ever] = await db
    .select({ files: count() })
    .from(answerFile)
    .where(and(eq(answerFile.assessmentId, linked.id), eq(answerFile.questionId, id)));
  if (files.length >= mostFiles) throw refuseFull(`An answer can have at most ${mostFiles} files`);
  if ((ever?.files ?? 0) >= mostFilesEver)
    throw refuseFull(
      `${mostFilesEver} files were added to this answer, those taken back included. Tell the organisation that asks you.`,
    );
  await requireRoom(size, limits);
}

interface Wanted {
  readonly questionId: string;
  readonly name: string;
  readonly limits: FileLimits;
}

/** Checks that a file may be sent. @returns the most bytes that it may have */
export async function placeFor({ link }: LinkContext, { questionId, name, limits }: Wanted): Promise<{ most: number }> {
  const linked = await linkedAssessment(link);
  const question = fileQuestion(linked, questionId);
  refuseOtherType(question, name);
  await refuseOver(linked, question, 1, limits);
  return { most: question.maxFileSize === 0 ? limits.largestFile : question.maxFileSize * megabyte };
}

/** Stores that the files of an answer have changed. */
async function noteFiles(linked: LinkedAssessment, questionId: string, context: LinkContext): Promise<void> {
  const before = linked.answers.get(questionId);
  await writeAnswers(linked, [
    {
      questionId,
      response: [],
      fileNames: [],
      files: [],
      version: (before?.version ?? 0) + 1,
      editorId: noEditor,
      sequence: 0,
      respondentId: linked.respondentId,
      answeredBy: nameOf(linked.self),
      answeredAt: new Date(),
    },
  ]);
  await noteChanges(linked, await storedAnswers(linked.id), context);
}

/** Whether a file belongs to an answer of a section that the respondent sees, which may be others than yesterday. */
export async function mayOpenAnswerFile(link: LinkScope, fileId: string): Promise<boolean> {
  return seenAnswers(await linkedAssessment(link)).some(({ files }) => files.some(({ id }) => id === fileId));
}

interface Arrived {
  readonly token: string;
  readonly questionId: string;
  readonly file: NewFile;
  readonly limits: FileLimits;
}

/** Keeps a file whose content is stored as part of an answer, unless the answer has it. In a transaction. */
export async function keepFile(
  context: LinkContext,
  { token, questionId, file, limits }: Arrived,
): Promise<{ answer: Schemas['SecureAnswer']; isNew: boolean }> {
  await holdAssessment(context.link);
  const linked = await linkedAssessment(context.link);
  const question = fileQuestion(linked, questionId);
  refuseOtherType(question, file.name);
  const present = linked.answers.get(question.id);
  if (present?.files.some(({ sha256, name }) => sha256 === file.sha256 && name === file.name))
    return { answer: secureAnswer(question.id, present, token), isNew: false };
  await lockRoom(linked.organisationId);
  await refuseOver(linked, question, file.size, limits);
  const { organisationId, id: assessmentId, respondentId } = linked;
  const { key, sha256, size, type, name } = file;
  const fileId = randomUUID();
  // Without `returning`: a link sees a file only once its answer has it.
  await db.insert(storedFile).values({ organisationId, id: fileId, key, sha256, size, type, name, createdBy: null });
  await db.insert(answerFile).values({ organisationId, assessmentId, questionId: question.id, fileId, respondentId });
  await noteFiles(linked, question.id, context);
  return { answer: await answerNow(linked, question.id, token), isNew: true };
}

async function answerNow({ id }: LinkedAssessment, questionId: string, token: string) {
  return secureAnswer(questionId, (await storedAnswers(id)).get(questionId), token);
}

/** Whether a file of a question was taken back before: doing so again changes nothing. */
async function wasRemoved(questionId: string, fileId: string): Promise<boolean> {
  const found = await db
    .select({ fileId: answerFile.fileId })
    .from(answerFile)
    .where(and(eq(answerFile.questionId, questionId), eq(answerFile.fileId, fileId), isNotNull(answerFile.removedAt)));
  return found.length > 0;
}

/** Takes a file back from an answer. @throws ApiError 404, 409 */
export async function removeFile(
  context: LinkContext,
  { token, questionId, fileId }: { token: string; questionId: string; fileId: string },
): Promise<Schemas['SecureAnswer']> {
  await holdAssessment(context.link);
  const linked = await linkedAssessment(context.link);
  const question = fileQuestion(linked, questionId);
  const file = linked.answers.get(question.id)?.files.find(({ id }) => id === fileId.toLowerCase());
  if (file === undefined) {
    if (!(await wasRemoved(question.id, fileId))) throw notFound();
    return answerNow(linked, question.id, token);
  }
  await db
    .update(answerFile)
    .set({ removedAt: sql`now()` })
    .where(eq(answerFile.fileId, file.id));
  await noteFiles(linked, question.id, context);
  return answerNow(linked, question.id, token);
}
