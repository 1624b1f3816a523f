import { asc, eq } from 'drizzle-orm';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { Schemas } from '#server/contract/types.ts';
import { assessmentClarification as asked, assessmentRespondent as respondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { nameOf } from '../answers.ts';
import type { LinkedAssessment } from '../secure/linked-assessment.ts';

/** What respondents have asked about the questions that the link shows, under the links role. */
export async function linkedQuestions({
  id: assessmentId,
  sections,
}: Pick<LinkedAssessment, 'id' | 'sections'>): Promise<Schemas['SecureRespondentQuestion'][]> {
  const rows = await db
    .select({
      id: asked.id,
      questionId: asked.questionId,
      text: asked.text,
      name: respondent.name,
      email: respondent.email,
      askedAt: asked.askedAt,
      answer: asked.answer,
      answeredAt: asked.answeredAt,
    })
    .from(asked)
    .innerJoin(respondent, eqWithinOrganisation(respondent.id, asked.respondentId))
    .where(eq(asked.assessmentId, assessmentId))
    .orderBy(asc(asked.askedAt), asc(asked.id));
  const shown = new Set(questionsOf(sections).map((question) => question.id));
  return rows
    .filter(({ questionId }) => shown.has(questionId))
    .map(({ name, email, askedAt, answer, answeredAt, ...row }) => ({
      ...row,
      askedBy: nameOf({ name, email }),
      askedAt: askedAt.toISOString(),
      answer: answer ?? '',
      answeredAt: answeredAt?.toISOString() ?? null,
    }));
}
