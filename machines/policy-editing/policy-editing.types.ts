import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';

type Schemas = components['schemas'];

export type PolicyVersion = Schemas['PolicyVersion'];

/** What an author writes. */
export interface PolicyDraft {
  readonly generationMethod: Schemas['PolicyGenerationMethod'];
  /** HTML. */
  readonly content: string;
  readonly sourceUrl: string;
}

export interface PolicyEditingContext {
  /** The newest version as it was last read; null until it is loaded. */
  readonly stored: PolicyVersion | null;
  /** What the draft began with, or what of it was stored last. */
  readonly initial: PolicyDraft | null;
  /** Null while nobody writes. */
  readonly draft: PolicyDraft | null;
  /** The draft that is being stored. */
  readonly sent: PolicyDraft | null;
  /** Incremented whenever the draft becomes another than what was typed, so that the editor starts again with it. */
  readonly revision: number;
  /** The version that someone else has stored meanwhile; null unless there is a choice between theirs and mine. */
  readonly theirs: PolicyVersion | null;
  /** Why the last request was refused, until something else is done. */
  readonly failure: Failure | null;
}

export type PolicyEditingEvent =
  | { type: 'load.retried' }
  /** The stored document was changed elsewhere, such as by a step of its lifecycle. */
  | { type: 'document.changed' }
  | { type: 'edit.requested' }
  /** Sent by machines/unsaved-text while nothing is typed: what an earlier page has left. */
  | { type: 'text.restored'; text: UnsavedText }
  | { type: 'draft.changed'; changes: Partial<PolicyDraft> }
  | { type: 'save.requested' }
  | { type: 'edit.ended' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.cancelled' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' };

/** What the service stores: the draft as a change of the version that it is based on. */
export interface PolicySaveInput {
  readonly base: PolicyVersion;
  readonly draft: PolicyDraft;
}

/** Notices emitted to the screen, which has the texts. */
export type PolicyEditingNotice = { type: 'document.saved'; document: PolicyVersion };
