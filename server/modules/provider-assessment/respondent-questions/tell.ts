import { and, eq, isNull } from 'drizzle-orm';

import {
  assessmentClarification as asked,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { tellOf } from '../told.ts';

/**
 * Tells who reviews an assessment, or else its creator, that a respondent waits for an answer. Once for each question, and not if
 * someone has answered it already.
 */
export async function tellOfRespondentQuestion(questionId: string): Promise<void> {
  const [found] = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      assigneeId: assessment.assigneeId,
      createdBy: record.createdBy,
    })
    .from(asked)
    .innerJoin(assessment, eqWithinOrganisation(assessment.id, asked.assessmentId))
    .innerJoin(record, eqWithinOrganisation(record.id, asked.assessmentId))
    .where(and(eq(asked.id, questionId), isNull(asked.answeredAt), isNull(record.deletedAt)));
  if (found === undefined) return;
  await tellOf(found.entity, {
    recipients: [found.assigneeId ?? found.createdBy],
    isAsked: true,
    title: 'Question of a respondent',
    describe: (what) => `A respondent of ${what} has asked something about a question. Answer it beside the answers.`,
  });
}
