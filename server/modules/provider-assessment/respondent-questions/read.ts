import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentClarification as asked,
  assessmentRespondent as respondent,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { nameOf, ofQuestions } from '../answers.ts';

const selected = (condition: SQL | undefined) =>
  db
    .select({
      row: asked,
      by: { id: respondent.id, name: respondent.name, email: respondent.email, revokedAt: respondent.revokedAt },
      answeredBy: { id: userAccount.id, name: userAccount.name },
    })
    .from(asked)
    .innerJoin(respondent, eqWithinOrganisation(respondent.id, asked.respondentId))
    .innerJoin(record, and(eqWithinOrganisation(record.id, asked.assessmentId), isNull(record.deletedAt)))
    .leftJoin(userAccount, eq(userAccount.id, asked.answeredById))
    .where(condition)
    .orderBy(asc(asked.askedAt), asc(asked.id));

type Found = Awaited<ReturnType<typeof selected>>[number];

/** A respondent's question as members see it. */
function shown({ row, by, answeredBy }: Found): Schemas['RespondentQuestion'] {
  const { id, questionId, text, askedAt, answer, answeredAt } = row;
  return {
    id,
    questionId,
    text,
    askedBy: nameOf(by),
    askedAt: askedAt.toISOString(),
    answer: answer ?? '',
    answeredBy,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/**
 * What respondents have asked in an assessment, in the order in which they asked.
 * @param questionIds about some questions; about all by default
 */
export async function respondentQuestions(
  assessmentId: string,
  questionIds: readonly string[] | undefined,
): Promise<Schemas['RespondentQuestion'][]> {
  const rows = await selected(and(eq(asked.assessmentId, assessmentId), ofQuestions(asked.questionId, questionIds)));
  return rows.map(shown);
}

/** A respondent's question in a live assessment, with who asked it. @throws ApiError 404 */
export async function respondentQuestionWith(id: string) {
  const [found] = await selected(eq(asked.id, id));
  if (found === undefined) throw notFound();
  return { shown: shown(found), assessmentId: found.row.assessmentId, by: found.by };
}
