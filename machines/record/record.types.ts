import type { Failure } from '../failure.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import type { FieldErrors } from './field-errors.ts';
import type { FieldConflict } from './merge.ts';

/** The part of a stored record that the machines need. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface RecordContext<Entity, Draft> {
  /** The record as read; null while adding a new one. */
  readonly base: Entity | null;
  /** The initial values of the draft. */
  readonly initial: Draft;
  readonly draft: Draft;
  readonly errors: FieldErrors;
  /** The error of the last save, shown until the record is saved or the draft discarded, even while typing. */
  readonly failure: Failure | null;
  readonly conflicts: readonly FieldConflict<Draft>[];
  /** The reason for removal, as typed. */
  readonly reason: string;
}

/** The removal request; the reason is empty if none was given. */
export interface RecordRemoval<Entity> {
  readonly base: Entity;
  readonly reason: string;
}

export type RecordEvent<Draft> =
  | { type: 'field.changed'; field: keyof Draft & string; value: Draft[keyof Draft] }
  /** Sent by machines/unsaved-text while nothing is typed: what an earlier page has left. */
  | { type: 'text.restored'; text: UnsavedText }
  | { type: 'save.requested' }
  | { type: 'changes.discarded' }
  | { type: 'removal.requested' }
  | { type: 'reason.changed'; reason: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'conflict.settled'; field: keyof Draft & string; take: 'mine' | 'theirs' };

/** Notices emitted to the screen, which has the texts. */
export type RecordNotice<Entity> =
  | { type: 'record.added'; entity: Entity }
  | { type: 'record.changed'; entity: Entity }
  /** `entity` as it was before the removal; the restoration machine restores it. */
  | { type: 'record.removed'; entity: Entity }
  /** Fields violate the contract; nothing was sent. */
  | { type: 'record.invalid' }
  | { type: 'record.failed'; failure: Failure }
  /** The removal failed. */
  | { type: 'record.removalFailed'; failure: Failure };

export interface RecordInput<Entity, Draft> {
  readonly base: Entity | null;
  readonly draft: Draft;
}

/** The save request: all fields of a new record, only the changed fields of a stored one. */
export interface SaveInput<Entity, Draft> {
  readonly base: Entity | null;
  readonly draft: Draft;
  readonly changes: Partial<Draft>;
}

/** Pure functions that differ between kinds of record. */
export interface RecordRules<Entity, Draft> {
  draftOf(entity: Entity): Draft;
  /** Validates a draft against the contract's schema; returns field errors by path. */
  validate(draft: Draft): FieldErrors;
  /** Type guard for the `current` record in a 409 response. */
  isEntity(value: unknown): value is Entity;
}
