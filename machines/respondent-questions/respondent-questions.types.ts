import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

/** A question of a respondent as the server has it. */
export type AskedQuestion = components['schemas']['SecureRespondentQuestion'];

/** What a respondent types, under the id that the question gets. */
export interface QuestionDraft {
  readonly id: string;
  readonly questionId: string;
  readonly text: string;
  /** Of its last change, so that the browser keeps the newest. */
  readonly sequence: number;
  /** Whether the person has sent it; then it waits until the server has it. */
  readonly isSent: boolean;
  /** Whether to say what is wrong with the text: once it was to be sent. */
  readonly isChecked: boolean;
  /** What the server said against it, until it is changed. */
  readonly refusal: string;
}

/** What the browser keeps of a draft. */
export type KeptQuestion = Pick<QuestionDraft, 'id' | 'questionId' | 'text' | 'sequence' | 'isSent'>;

export interface RespondentQuestionsInput {
  readonly asked: readonly AskedQuestion[];
  /** A UUID of this page in this tab, which spreads its attempts. */
  readonly editorId: string;
}

export interface RespondentQuestionsContext extends RespondentQuestionsInput {
  /** In the order in which they were begun. Of those that are not sent, one for each question. */
  readonly drafts: readonly QuestionDraft[];
  readonly lastSequence: number;
  /** Requests without success since the last one with. */
  readonly attempts: number;
  readonly failure: Failure | null;
}

export type RespondentQuestionsEvent =
  | { type: 'asking.begun'; questionId: string; id: string }
  | { type: 'text.changed'; questionId: string; text: string }
  | { type: 'asking.confirmed'; questionId: string }
  | { type: 'asking.cancelled'; questionId: string }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' };

/** Emitted to the screen, which has the texts. */
export type RespondentQuestionsNotice = { readonly type: 'question.asked'; readonly questionId: string };
