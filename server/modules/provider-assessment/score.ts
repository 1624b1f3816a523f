import { and, eq, not } from 'drizzle-orm';

import { answersTo } from '#domain/provider-assessment/answers.ts';
import { reviewedScore } from '#domain/provider-assessment/score.ts';
import {
  assessmentAnswerReview as review,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { storedResponses } from './answers.ts';
import { contentOf } from './content.ts';
import { isOutdated } from './review/outdated.ts';

/** The score of an assessment by its answers and their reviews; null if nothing is scored. */
export async function scoreNow(id: string): Promise<number | null> {
  const [own] = await db
    .select({ templateVersionId: assessment.templateVersionId, templateId: assessment.templateId })
    .from(assessment)
    .where(eq(assessment.id, id));
  const content = own && (await contentOf(own));
  if (content === undefined) return null;
  const [responses, reviews] = await Promise.all([
    storedResponses(id),
    db
      .select({ questionId: review.questionId, score: review.score, conclusion: review.conclusion })
      .from(review)
      .where(and(eq(review.assessmentId, id), not(isOutdated))),
  ]);
  const reviewed = new Map(reviews.map(({ questionId, ...given }) => [questionId, given]));
  return reviewedScore(content.questionnaires, answersTo(content.questionnaires, responses), reviewed);
}

/** Stores the score as it is now. */
export async function updateScore(id: string): Promise<void> {
  await db
    .update(assessment)
    .set({ score: await scoreNow(id) })
    .where(eq(assessment.id, id));
}
