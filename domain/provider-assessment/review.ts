import type { components } from '#openapi/generated/types.ts';

import {
  isEmptyAnswer,
  numberedQuestions,
  shownQuestions,
  warningsOf,
  type NumberedQuestion,
} from '../questionnaire/questionnaire.ts';
import { answerChange, type AnswerChange } from './answer-change.ts';
import { answersTo } from './answers.ts';
import { isOpenQuestion } from './respondent-questions.ts';

type Schemas = components['schemas'];

export type ReviewedAnswer = Schemas['ReviewedAnswer'];
export type AssessmentConclusion = Schemas['AssessmentConclusion'];

/** A question that was shown to the respondents, with its answer, as a reviewer goes through them. */
export interface ReviewItem extends NumberedQuestion {
  readonly answered: ReviewedAnswer;
  /** What the questionnaire says about the chosen options. */
  readonly warnings: readonly string[];
  readonly change: AnswerChange;
  readonly isUnanswered: boolean;
}

/** Which questions a reviewer looks at, and in which order: `WARNINGS` has all, those that need attention first. */
export type ReviewView = 'WARNINGS' | 'ALL' | 'UNANSWERED' | 'CHANGED' | 'UNREVIEWED' | 'ASKED';

/** The questions that were shown, with their answers and what is to be known of them, in the order of the questionnaire. */
export function reviewItems({ questionnaires, answers }: Schemas['AssessmentAnswers']): readonly ReviewItem[] {
  const given = answersTo(
    questionnaires,
    answers.flatMap(({ answer }) => answer ?? []),
  );
  const shown = new Set(shownQuestions(questionnaires, given).map(({ id }) => id));
  const byQuestion = new Map(answers.map((answered) => [answered.questionId, answered]));
  return numberedQuestions(questionnaires).flatMap((numbered): ReviewItem[] => {
    const { question } = numbered;
    const answered = byQuestion.get(question.id);
    if (answered === undefined || !shown.has(question.id)) return [];
    return [
      {
        ...numbered,
        answered,
        warnings: warningsOf(question, given.get(question.id) ?? ''),
        change: answerChange(answered),
        isUnanswered: isEmptyAnswer(given.get(question.id)),
      },
    ];
  });
}

/** An answer is reviewed once it has a conclusion: a comment alone may be a question to oneself. */
const isReviewed = ({ conclusion }: Pick<Schemas['AnswerReview'], 'conclusion'>): boolean => conclusion !== null;

/**
 * Whether the review of an answer says anything: its author does not decide on the assessment. A comment is enough, because it is
 * about the answer.
 */
export const saysSomething = ({
  conclusion,
  score,
  comment,
}: Pick<Schemas['AnswerReview'], 'conclusion' | 'score' | 'comment'>): boolean =>
  conclusion !== null || score !== null || comment.trim() !== '';

/** What a respondent waits for, contradictions, what has changed since it was reviewed, then warnings, before everything else. */
const urgency = ({ answered, warnings }: ReviewItem): number => {
  if (answered.respondentQuestions.some(isOpenQuestion)) return 4;
  if (answered.contradictions.length > 0) return 3;
  if (answered.review.outdated !== null) return 2;
  return warnings.length > 0 ? 1 : 0;
};

/** Those that need attention first: questions of respondents, contradictions, outdated reviews, warnings, then what weighs most; else as in the questionnaire. */
const byUrgency = (items: readonly ReviewItem[]): readonly ReviewItem[] =>
  items.toSorted((one, other) => urgency(other) - urgency(one) || other.question.weight - one.question.weight);

/** What is stored of a review now, by question. */
type ReviewOf = (questionId: string) => Pick<Schemas['AnswerReview'], 'conclusion'>;

/** The questions of a view, in its order. */
export function itemsOf(view: ReviewView, items: readonly ReviewItem[], reviewOf: ReviewOf): readonly ReviewItem[] {
  if (view === 'WARNINGS') return byUrgency(items);
  const isIn: Readonly<Record<Exclude<ReviewView, 'WARNINGS'>, (item: ReviewItem) => boolean>> = {
    ALL: () => true,
    UNANSWERED: ({ isUnanswered }) => isUnanswered,
    CHANGED: ({ change }) => change === 'CHANGED' || change === 'WITHDRAWN' || change === 'REWORDED',
    ASKED: ({ answered }) => answered.respondentQuestions.length > 0,
    UNREVIEWED: ({ question }) => !isReviewed(reviewOf(question.id)),
  };
  return items.filter(isIn[view]);
}

/** How far a review is. */
export interface ReviewSummary {
  readonly total: number;
  readonly reviewed: number;
  readonly conclusions: Readonly<Record<AssessmentConclusion, number>>;
}

/** Counts what was reviewed, and with which conclusions. */
export function reviewSummary(reviews: readonly Pick<Schemas['AnswerReview'], 'conclusion'>[]): ReviewSummary {
  const conclusions = { BLOCKER: 0, WARNING: 0, OK: 0, NOT_APPLICABLE: 0 };
  for (const { conclusion } of reviews) if (conclusion !== null) conclusions[conclusion] += 1;
  return { total: reviews.length, reviewed: reviews.filter(isReviewed).length, conclusions };
}

/** The conclusion that follows from those of the answers: the gravest; null while nothing is reviewed. */
export const gravestConclusion = ({ conclusions }: ReviewSummary): AssessmentConclusion | null =>
  (['BLOCKER', 'WARNING', 'OK', 'NOT_APPLICABLE'] as const).find((one) => conclusions[one] > 0) ?? null;
