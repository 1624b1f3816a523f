import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { GivenResponse } from '#domain/provider-assessment/answers.ts';
import {
  assessmentAnswer as answer,
  assessmentAnswerFile as answerFile,
  assessmentRespondent as respondent,
  storedFile,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** A file of an answer. */
export interface AnswerFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly uploadedAt: Date;
}

/** An answer as it is stored. One of a question that asks for files has a row as well. */
export interface StoredAnswer extends GivenResponse {
  readonly version: number;
  readonly editorId: string;
  readonly sequence: number;
  readonly respondentId: string;
  /** The name or address of the respondent. */
  readonly answeredBy: string;
  readonly answeredAt: Date;
  readonly files: readonly AnswerFile[];
}

/** The person an answer or a link is attributed to. */
export const nameOf = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name.trim() === '' ? email : name;

/** The rows of some questions; of all by default. */
export const ofQuestions = (column: PgColumn, questionIds: readonly string[] | undefined): SQL | undefined =>
  questionIds && inArray(column, [...questionIds]);

const filesOf = (assessmentId: string, questionIds: readonly string[] | undefined) =>
  db
    .select({
      questionId: answerFile.questionId,
      id: answerFile.fileId,
      name: storedFile.name,
      size: storedFile.size,
      sha256: storedFile.sha256,
      uploadedAt: answerFile.createdAt,
    })
    .from(answerFile)
    .innerJoin(storedFile, eqWithinOrganisation(storedFile.id, answerFile.fileId))
    .where(
      and(
        eq(answerFile.assessmentId, assessmentId),
        ofQuestions(answerFile.questionId, questionIds),
        isNull(answerFile.removedAt),
      ),
    )
    .orderBy(asc(answerFile.createdAt), asc(answerFile.fileId));

/**
 * The answers in an assessment by question, for members and under its links alike.
 * @param questionIds of some questions; of all by default
 */
export async function storedAnswers(
  assessmentId: string,
  questionIds?: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const [rows, files] = await Promise.all([
    db
      .select({
        questionId: answer.questionId,
        response: answer.response,
        version: answer.version,
        editorId: answer.editorId,
        sequence: answer.sequence,
        respondentId: answer.respondentId,
        answeredAt: answer.answeredAt,
        respondent: { name: respondent.name, email: respondent.email },
      })
      .from(answer)
      .innerJoin(respondent, eqWithinOrganisation(respondent.id, answer.respondentId))
      .where(and(eq(answer.assessmentId, assessmentId), ofQuestions(answer.questionId, questionIds))),
    filesOf(assessmentId, questionIds),
  ]);
  return new Map(
    rows.map(({ respondent: who, ...row }) => {
      const own = files.filter(({ questionId }) => questionId === row.questionId);
      return [row.questionId, { ...row, answeredBy: nameOf(who), files: own, fileNames: own.map(({ name }) => name) }];
    }),
  );
}

/** What questions are answered with, without files: all that conditions and scores depend on. */
export async function storedResponses(assessmentId: string): Promise<readonly GivenResponse[]> {
  const rows = await db
    .select({ questionId: answer.questionId, response: answer.response })
    .from(answer)
    .where(eq(answer.assessmentId, assessmentId));
  return rows.map((row) => ({ ...row, fileNames: [] }));
}
