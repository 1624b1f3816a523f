import type { components } from '#openapi/generated/types.ts';

import {
  earnedBy,
  scoreOf,
  type Answer,
  type Answers,
  type Question,
  type Questionnaire,
} from '../questionnaire/questionnaire.ts';

/** What a reviewer's verdict on an answer says of its score. */
export type ScoringReview = Pick<components['schemas']['AnswerReview'], 'conclusion' | 'score'>;

/** What a reviewer gives: null leaves the question out, because it does not apply; undefined leaves the score of the options. */
const givenBy = (review: ScoringReview | undefined): number | null | undefined =>
  review?.conclusion === 'NOT_APPLICABLE' ? null : (review?.score ?? undefined);

/** What an answer is worth once it is reviewed, before it is weighted; null if it is not scored or does not apply. */
export function reviewedEarning(question: Question, answer: Answer, review: ScoringReview): number | null {
  const given = givenBy(review);
  return given === undefined ? earnedBy(question, answer) : given;
}

/** Whether two reviews of an answer give it the same score. */
export const isSameScoring = (one: ScoringReview, other: ScoringReview): boolean => givenBy(one) === givenBy(other);

/**
 * The score of an assessment: percentage of the best possible score, in which what a reviewer has given an answer takes the
 * place of what its options are worth, and what is concluded not to apply is left out. At most 100; null if nothing is scored.
 * @param reviewed by question
 */
export const reviewedScore = (
  questionnaires: readonly Questionnaire[],
  answers: Answers,
  reviewed: ReadonlyMap<string, ScoringReview>,
): number | null => scoreOf(questionnaires, answers, ({ id }) => givenBy(reviewed.get(id))).percent;
