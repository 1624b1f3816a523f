import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

type Schemas = components['schemas'];

/** What a person says about a control. */
export interface ControlAnswerDraft {
  readonly result: Schemas['ComplianceResult'];
  readonly maturity: number | null;
  readonly observation: string;
  /** Why it was not assessed. */
  readonly reason: string;
  readonly answers: readonly Schemas['ControlAnswer'][];
}

export type AnswerField = keyof ControlAnswerDraft;

/** An answer as the server has it. */
export interface StoredAnswer extends ControlAnswerDraft {
  /** Of the item of the assessment; 1 before the first judgement. */
  readonly itemVersion: number;
  /** Of the own control that the answer is about; null where it is none, as in an audit or before the first answer. */
  readonly ownControl: { readonly id: string; readonly version: number } | null;
}

/** An answer that the server does not have yet. */
export interface AnswerEdit {
  /** What the changes were made to. */
  readonly base: StoredAnswer;
  readonly changes: Partial<ControlAnswerDraft>;
  /** What someone else has stored in fields that were changed here too, until the person chooses. */
  readonly theirs: Partial<ControlAnswerDraft>;
  /** Why the server has not taken it; null once something is changed. */
  readonly failure: Failure | null;
}

/** What came of a save. What contradicts it comes with what is stored. */
export type SaveOutcome =
  | { readonly outcome: 'SAVED'; readonly stored: StoredAnswer }
  | { readonly outcome: 'CONFLICT'; readonly stored: StoredAnswer }
  /** Nothing can be answered any more: the assessment was submitted, closed or abandoned. */
  | { readonly outcome: 'CLOSED' };

/** A save: all that was changed in one control. */
export interface AnswerSave {
  readonly positionId: string;
  readonly base: StoredAnswer;
  readonly changes: Partial<ControlAnswerDraft>;
}

/** What was left unsaved in this browser, by position. */
export type LeftEdits = Readonly<Record<string, Pick<AnswerEdit, 'base' | 'changes'>>>;

export interface ControlAnswerContext {
  /** Unsaved answers by position, in the order in which they were begun. */
  readonly edits: Readonly<Record<string, AnswerEdit>>;
  /** What is being saved. */
  readonly sent: AnswerSave | null;
}

export type ControlAnswerEvent =
  | {
      type: 'answer.changed';
      positionId: string;
      /** What the screen shows of the server. */
      stored: StoredAnswer;
      changes: Partial<ControlAnswerDraft>;
    }
  /** The person goes on to another control, or asks that it is saved now. */
  | { type: 'save.requested' }
  | { type: 'save.retried' }
  | { type: 'conflict.settled'; positionId: string; field: AnswerField; take: 'mine' | 'theirs' }
  | { type: 'edit.discarded'; positionId: string }
  | { type: 'edits.restored'; edits: LeftEdits }
  | { type: 'connection.returned' };

/** Notices emitted to the screen, which has the texts. */
export type ControlAnswerNotice =
  | { type: 'answer.saved'; positionId: string; stored: StoredAnswer }
  | { type: 'answer.conflicting'; positionId: string; stored: StoredAnswer }
  /** What is not saved stays on the screen, to be copied. */
  | { type: 'assessment.closed' };
