import { sql } from 'drizzle-orm';

import {
  assessmentAnswer as answer,
  assessmentAnswerReview as review,
  assessmentClarification as clarification,
} from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** The version of the answer that a review is about; 0 while there is none. */
export const answerVersionOf = (assessmentId: string, questionId: string) => sql<number>`coalesce((
  select ${answer.version} from ${answer}
  where ${answer.assessmentId} = ${assessmentId} and ${answer.questionId} = ${questionId}), 0)`;

/** Whether the answer has changed since it was reviewed, or someone has replied to what was asked about it. */
export const isOutdated = sql<boolean>`(
  ${review.answerVersion} <> coalesce((
    select ${answer.version} from ${answer}
    where ${eqWithinOrganisation(answer.assessmentId, review.assessmentId)}
      and ${answer.questionId} = ${review.questionId}), 0)
  or exists (
    select from ${clarification} join ${answer} on ${eqWithinOrganisation(answer.assessmentId, clarification.assessmentId)}
      and ${answer.questionId} = ${clarification.id}
    where ${eqWithinOrganisation(clarification.assessmentId, review.assessmentId)}
      and ${clarification.questionId} = ${review.questionId} and ${answer.answeredAt} > ${review.at}))`;
