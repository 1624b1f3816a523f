import { toFailure, type Failure } from '../failure.ts';
import { restoreDraft } from '../record/merge.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import type {
  AssessmentAnswers,
  AssessmentReviewContext,
  ReviewDraft,
  ReviewedAnswer,
  ReviewEdit,
  ReviewInput,
} from './assessment-review.types.ts';

type Changed = Pick<AssessmentReviewContext, 'answers' | 'edits'>;

const draftOf = ({ review: { comment, conclusion, score } }: ReviewedAnswer): ReviewDraft => ({
  comment,
  conclusion,
  score,
});

const sameReview = (one: ReviewDraft, other: ReviewDraft): boolean =>
  one.comment === other.comment && one.conclusion === other.conclusion && one.score === other.score;

const answerOf = ({ answers }: Pick<AssessmentReviewContext, 'answers'>, questionId: string): ReviewedAnswer => {
  const answer = answers[questionId];
  if (answer === undefined) throw new Error('The assessment has no such question');
  return answer;
};

/** What the screen shows of a review: what was typed, or else what is stored. */
export const shownReview = (context: Changed, questionId: string): ReviewDraft =>
  context.edits[questionId]?.draft ?? draftOf(answerOf(context, questionId));

/** Without an edit, or with it; none is kept that says what is stored. */
function withEdit(context: Changed, questionId: string, edit: ReviewEdit | null): AssessmentReviewContext['edits'] {
  const { [questionId]: _replaced, ...others } = context.edits;
  const isNews = edit !== null && !sameReview(edit.draft, draftOf(answerOf(context, questionId)));
  return isNews ? { ...others, [questionId]: edit } : others;
}

/** The edits after something was typed. A choice between two reviews stays. */
export function changed(context: Changed, questionId: string, changes: Partial<ReviewDraft>) {
  const draft = { ...shownReview(context, questionId), ...changes };
  const theirs = context.edits[questionId]?.theirs ?? null;
  return { edits: withEdit(context, questionId, { draft, failure: null, theirs }) };
}

/** The first edit that can be saved: neither refused nor in conflict. */
export const nextEdit = ({ edits }: Pick<AssessmentReviewContext, 'edits'>) =>
  Object.entries(edits).find(([, { failure, theirs }]) => failure === null && theirs === null);

/** What is saved next. */
export function nextInput(context: Changed): ReviewInput {
  const next = nextEdit(context);
  if (next === undefined) throw new Error('There is nothing to save');
  const [questionId, edit] = next;
  return { questionId, version: answerOf(context, questionId).review.version, draft: edit.draft };
}

/**
 * The answers by question. Edits are kept as changes of them, but those that were stored meanwhile, or whose questions are
 * gone.
 */
export function loaded({ edits }: Pick<AssessmentReviewContext, 'edits'>, assessment: AssessmentAnswers) {
  const answers = Object.fromEntries(assessment.answers.map((answer) => [answer.questionId, answer]));
  const kept = Object.entries(edits).filter(([questionId, { draft }]) => {
    const answer = answers[questionId];
    return answer !== undefined && !sameReview(draft, draftOf(answer));
  });
  return { assessment, answers, edits: Object.fromEntries(kept) };
}

/** After a save: what was typed meanwhile stays, as a change of what is stored now. */
export function saved(context: AssessmentReviewContext, stored: ReviewedAnswer) {
  const { questionId } = stored;
  const answers = { ...context.answers, [questionId]: stored };
  const edit = context.edits[questionId];
  // The server may store another spelling of what was sent: that is saved, too.
  const isSaved = edit !== undefined && context.sent !== null && sameReview(edit.draft, context.sent.draft);
  const kept = edit === undefined || isSaved ? null : edit;
  return { answers, edits: withEdit({ answers, edits: context.edits }, questionId, kept), sent: null };
}

const isAnswer = (value: unknown): value is ReviewedAnswer =>
  typeof value === 'object' && value !== null && 'questionId' in value && 'review' in value;

/** After a refusal: someone else's review is kept beside mine, any other reason with what was typed. */
export function refused({ edits, sent }: AssessmentReviewContext, error: unknown) {
  if (sent === null) return { sent };
  const edit = edits[sent.questionId];
  if (edit === undefined) return { sent: null };
  const failure: Failure = toFailure(error);
  const theirs = failure.status === 409 && isAnswer(failure.current) ? failure.current : null;
  const outcome = theirs === null ? { failure, theirs } : { failure: null, theirs };
  return { edits: { ...edits, [sent.questionId]: { ...edit, ...outcome } }, sent: null };
}

/** Refused edits are tried again. */
export const retried = ({ edits }: Pick<AssessmentReviewContext, 'edits'>) => ({
  edits: Object.fromEntries(Object.entries(edits).map(([id, edit]) => [id, { ...edit, failure: null }])),
});

/** Takes their review, or keeps mine as a change of it. */
export function settled(context: Changed, questionId: string, take: 'mine' | 'theirs') {
  const edit = context.edits[questionId];
  if (edit === undefined || edit.theirs === null) return {};
  const answers = { ...context.answers, [questionId]: edit.theirs };
  const mine = take === 'mine' ? { ...edit, theirs: null } : null;
  return { answers, edits: withEdit({ answers, edits: context.edits }, questionId, mine) };
}

/** The reviews that are not saved, as they are kept in the browser, by question; null for none. */
export function unsavedReviews(context: Changed): UnsavedText | null {
  const edits = Object.entries(context.edits);
  if (edits.length === 0) return null;
  return {
    changes: Object.fromEntries(edits.map(([questionId, { draft }]) => [questionId, draft])),
    before: Object.fromEntries(edits.map(([questionId]) => [questionId, draftOf(answerOf(context, questionId))])),
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** With the reviews that an earlier page has left; there is a choice where someone else has stored another one since. */
export function restoredReviews(context: Changed, { changes, before }: UnsavedText) {
  let { edits } = context;
  for (const [questionId, answer] of Object.entries(context.answers)) {
    const [mine, known] = [changes[questionId], before[questionId]];
    if (!isFields(mine) || !isFields(known) || edits[questionId] !== undefined) continue;
    const { draft, conflicts } = restoreDraft(draftOf(answer), { changes: mine, before: known });
    const theirs = conflicts.length > 0 ? answer : null;
    edits = withEdit({ answers: context.answers, edits }, questionId, { draft, failure: null, theirs });
  }
  return { edits };
}
