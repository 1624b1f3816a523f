import type { TemplateContent, TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

type Schemas = components['schemas'];

export type StoredContent = Schemas['TemplateContent'];
export type TemplateState = Schemas['TemplateState'];

/** The section or question whose form is open. */
export interface Selection {
  readonly kind: 'section' | 'question';
  readonly id: string;
}

/** What a person did in one go, and can undo in one go. */
export interface BuilderStep {
  readonly edits: readonly TemplateEdit[];
  readonly inverse: readonly TemplateEdit[];
  /** What was selected before and after. */
  readonly from: Selection | null;
  readonly to: Selection | null;
  /** Steps in a row with the same name, such as the letters of one field, are one; null for a step of its own. */
  readonly name: string | null;
}

export interface BuilderContext {
  /** What the server has answered last; null until it is loaded. */
  readonly stored: TemplateState | null;
  /** With all edits, also those that are not stored yet. */
  readonly content: TemplateContent;
  readonly selection: Selection | null;
  readonly done: readonly BuilderStep[];
  readonly undone: readonly BuilderStep[];
  /** Edits that are being stored, */
  readonly sent: readonly TemplateEdit[];
  /** and those that wait for it. */
  readonly waiting: readonly TemplateEdit[];
  /** What someone else has stored meanwhile; null unless there is a choice between theirs and mine. */
  readonly theirs: StoredContent | null;
  /** How many of the person's edits did not fit what someone else has stored. */
  readonly dropped: number;
  /** Why the last edit cannot be made, until another is. */
  readonly refusal: string | null;
  /** Why the last request was refused, until something else is done. */
  readonly failure: Failure | null;
}

export type BuilderEvent =
  | { type: 'load.retried' }
  /** The browser is online again. */
  | { type: 'network.found' }
  /** The stored template was changed elsewhere, such as by a step of its lifecycle. */
  | { type: 'content.changed' }
  /** @property selects what is selected afterwards; the same as before without it */
  | { type: 'edits.made'; edits: readonly TemplateEdit[]; name?: string; selects?: Selection | null }
  | { type: 'undo.requested' }
  | { type: 'redo.requested' }
  | { type: 'selected'; selection: Selection | null }
  | { type: 'save.requested' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' };

/** What the service stores. */
export interface BuilderSaveInput {
  readonly version: number;
  readonly edits: readonly TemplateEdit[];
}
