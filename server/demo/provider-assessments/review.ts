import { reviewItems } from '#domain/provider-assessment/review.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { assessmentAnswerReview } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { answerVersionOf, noteReviewer } from '#server/modules/provider-assessment/index.ts';

import type { DemoAssessment } from '../provider-assessment.ts';
import { instantOf } from './days-ago.ts';

/**
 * Stores what a reviewer makes of the answers; once the review has ended, every answer is reviewed. Without entries in the
 * log: each would be read and written by itself, and there are hundreds.
 * @throws Error if a question that is named is not asked
 */
export async function reviewAnswers(
  { get }: Pick<HandlersOf<'AssessmentAnswerReviews'>, 'get'>,
  assessmentId: string,
  { answerReviews = {}, daysAgo }: Pick<DemoAssessment, 'answerReviews' | 'daysAgo'>,
  reviewer: OrganisationContext,
): Promise<void> {
  const items = reviewItems(await get({ path: { id: assessmentId }, query: {}, body: undefined }, reviewer));
  const hasEnded = daysAgo.reviewed !== undefined;
  const unknown = Object.keys(answerReviews).find(
    (words) => !items.some(({ question }) => question.question === words),
  );
  if (unknown !== undefined) throw new Error(`Nobody is asked “${unknown}”`);
  const rows = items.flatMap(({ question, isUnanswered }) => {
    const own = answerReviews[question.question];
    if (own === undefined && !hasEnded) return [];
    const rest = { conclusion: isUnanswered ? ('NOT_APPLICABLE' as const) : ('OK' as const), comment: '' };
    return [{ questionId: question.id, ...(own ?? rest) }];
  });
  if (rows.length === 0) return;
  const at = instantOf(daysAgo, 'reviewed') ?? new Date();
  const { organisation, user } = reviewer;
  await db.insert(assessmentAnswerReview).values(
    rows.map((row) => ({
      ...row,
      organisationId: organisation.id,
      assessmentId,
      answerVersion: answerVersionOf(assessmentId, row.questionId),
      reviewerId: user.id,
      at,
    })),
  );
  await noteReviewer(reviewer, assessmentId);
}
