import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';

type Schemas = components['schemas'];

export type AssessmentAnswers = Schemas['AssessmentAnswers'];
export type ReviewedAnswer = Schemas['ReviewedAnswer'];

/** What a reviewer makes of an answer. */
export interface ReviewDraft {
  readonly comment: string;
  readonly conclusion: Schemas['AssessmentConclusion'] | null;
  readonly score: number | null;
}

/** The review of an answer while it differs from what is stored. */
export interface ReviewEdit {
  readonly draft: ReviewDraft;
  /** Why it was not saved, until it is changed or tried again. */
  readonly failure: Failure | null;
  /** What someone else has stored meanwhile; null unless there is a choice between theirs and mine. */
  readonly theirs: ReviewedAnswer | null;
}

export interface AssessmentReviewContext {
  /** As it was read last; null until then. */
  readonly assessment: AssessmentAnswers | null;
  /** Its answers by question, with what was saved since. */
  readonly answers: Readonly<Record<string, ReviewedAnswer>>;
  /** By question. */
  readonly edits: Readonly<Record<string, ReviewEdit>>;
  /** The review that is being saved. */
  readonly sent: { readonly questionId: string; readonly draft: ReviewDraft } | null;
  /** Why the assessment could not be read. */
  readonly failure: Failure | null;
}

export type AssessmentReviewEvent =
  | { type: 'load.retried' }
  | { type: 'review.changed'; questionId: string; changes: Partial<ReviewDraft> }
  /** Sent by machines/unsaved-text: what an earlier page has left, by question. */
  | { type: 'text.restored'; text: UnsavedText }
  /** Save at once, such as before another answer is shown. */
  | { type: 'save.requested' }
  /** Of all reviews that were not saved. */
  | { type: 'save.retried' }
  | { type: 'conflict.settled'; questionId: string; take: 'mine' | 'theirs' }
  /** They have changed otherwise, such as by a clarification that was asked for. */
  | { type: 'answers.outdated' }
  | { type: 'question.answered'; question: Schemas['RespondentQuestion'] }
  | { type: 'finding.added'; questionId: string; finding: Schemas['RecordReference'] };

/** What the service stores: the draft as a change of the version that it is based on. */
export interface ReviewInput {
  readonly questionId: string;
  readonly version: number;
  readonly draft: ReviewDraft;
}
