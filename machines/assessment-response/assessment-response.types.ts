import type { Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

type Schemas = components['schemas'];

export type ServerAnswer = Schemas['SecureAnswer'];
export type AnswerFile = Schemas['SecureAnswerFile'];
export type SavedAnswers = Schemas['SavedAnswers'];
type AnswerToSave = Schemas['AnswerToSave'];

/** The answer to a question in this tab. */
export interface LocalAnswer {
  readonly response: readonly string[];
  readonly files: readonly AnswerFile[];
  /** Of the server's answer that it goes on from; 0 for none. */
  readonly version: number;
  /** The tab that wrote it, which the server knows it by until it has acknowledged it. */
  readonly editorId: string;
  /** Of its last change. */
  readonly sequence: number;
  /** Whether the server has not acknowledged it yet. */
  readonly isPending: boolean;
  /** Adopted: left in the browser by a tab that is gone. Continued: changed since. */
  readonly origin: 'own' | 'adopted' | 'continued';
}

/** An answer that the browser keeps until the server has acknowledged it. */
export interface KeptAnswer extends AnswerToSave {
  readonly editorId: string;
}

/** What one request saves: the answers of one editor. */
export interface AnswerBatch {
  readonly editorId: string;
  readonly responses: AnswerToSave[];
}

/** An answer that this tab changed, and that someone else has changed since. */
export type Conflicts = Readonly<Record<string, ServerAnswer>>;

export interface AssessmentResponseInput {
  readonly questionnaires: readonly Questionnaire[];
  /** The ids of the questions that can be answered; null for all. */
  readonly editable: readonly string[] | null;
  /** What the reviewer asks; the reply to each is an answer by its id. */
  readonly clarifications: readonly AskedClarification[];
  readonly responses: readonly ServerAnswer[];
  /** A UUID of this page in this tab. */
  readonly editorId: string;
  /** ISO 8601; null until everything is submitted. */
  readonly submittedAt: string | null;
  /** Who else submitted it for both; empty if it was this respondent. */
  readonly submittedBy: string;
}

/** What a reviewer asks about an answer. */
type AskedClarification = Schemas['SecureClarification'];

/** What the person has asked for and waits for. */
export type Goal = 'draft' | 'submission' | null;

export interface AssessmentResponseContext extends Omit<AssessmentResponseInput, 'responses' | 'editable'> {
  readonly editable: ReadonlySet<string> | null;
  readonly answers: Readonly<Record<string, LocalAnswer>>;
  readonly conflicts: Conflicts;
  /** The questions that the server does not ask any more; what was typed for them waits. */
  readonly notAsked: readonly string[];
  /** Left in this browser, to questions that this page does not have; it goes on keeping them. */
  readonly setAside: readonly KeptAnswer[];
  /** Whether others are asked now than when the page was loaded. */
  readonly hasNewQuestions: boolean;
  readonly goal: Goal;
  /** The questions whose answers were not saved when someone else submitted; they are in no submission. */
  readonly unsent: readonly string[];
  /** The required questions that were unanswered when submission was tried, until they are changed. */
  readonly missing: readonly string[];
  readonly lastSequence: number;
  /** The answers of the request under way. */
  readonly sent: AnswerBatch | null;
  /** Requests without success since the last one with. */
  readonly attempts: number;
  /** Why the last request failed. */
  readonly failure: Failure | null;
  /** ISO 8601, by the server's clock. */
  readonly savedAt: string | null;
  /** Whether this browser keeps what is not saved; its storage may be full or forbidden. */
  readonly isKept: boolean;
}

export type AssessmentResponseEvent =
  | { type: 'answer.changed'; questionId: string; response: readonly string[] }
  | { type: 'draft.requested' }
  | { type: 'submission.requested' }
  /** Of an answer in conflict. */
  | { type: 'mine.kept'; questionId: string }
  | { type: 'theirs.taken'; questionId: string }
  /** From a file that was added or removed, or from another tab. */
  | { type: 'answers.received'; answers: readonly ServerAnswer[] }
  /** Another tab has submitted. */
  | { type: 'submission.received'; submittedAt: string }
  /** The page is looked at again, or has been in view for a while: others may have answered. */
  | { type: 'page.returned' }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'storage.refused' }
  | { type: 'storage.worked' }
  | { type: 'link.expired' };

/** Emitted to the screen, which has the texts of specification section 8. */
export type AssessmentResponseNotice =
  | { readonly type: 'draft.saved' }
  | { readonly type: 'draft.failed' }
  | { readonly type: 'assessment.submitted' }
  | { readonly type: 'submission.failed' }
  /** The screen leads to the first of the questions without an answer. */
  | { readonly type: 'answers.missing'; readonly questionIds: readonly string[] }
  | { readonly type: 'conflicts.open'; readonly questionIds: readonly string[] }
  /** The answers that no draft can have as they are. */
  | { readonly type: 'answers.unfit'; readonly questionIds: readonly string[] }
  /** For other tabs. */
  | { readonly type: 'answers.saved'; readonly answers: readonly ServerAnswer[] };

/** Whether everything is submitted, and by which others. */
export interface Submission {
  readonly submittedAt: string | null;
  readonly submittedBy?: string;
}

/** What the server has. */
export interface ServerState extends Submission {
  readonly responses: readonly ServerAnswer[];
  /** Whether it asks others than when the page was loaded. */
  readonly hasNewQuestions: boolean;
}
