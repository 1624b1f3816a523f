import type { Failure } from '../failure.ts';
import type { FieldErrors } from './field-errors.ts';
import type { FieldConflict } from './merge.ts';

/** A stored record, as far as the machines know it. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface RecordContext<Entity, Draft> {
  /** As it was read; null while it is being added. */
  readonly base: Entity | null;
  /** What the draft began as. */
  readonly initial: Draft;
  readonly draft: Draft;
  readonly errors: FieldErrors;
  /** Why the last save failed: shown until it is saved or given up, whatever is typed meanwhile. */
  readonly failure: Failure | null;
  readonly conflicts: readonly FieldConflict<Draft>[];
  /** Why the record is to be removed, as it is being typed. */
  readonly reason: string;
}

/** What is removed, and why; empty where nobody said. */
export interface RecordRemoval<Entity> {
  readonly base: Entity;
  readonly reason: string;
}

export type RecordEvent<Draft> =
  | { type: 'field.changed'; field: keyof Draft & string; value: Draft[keyof Draft] }
  | { type: 'save.requested' }
  | { type: 'changes.discarded' }
  | { type: 'removal.requested' }
  | { type: 'reason.changed'; reason: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'conflict.settled'; field: keyof Draft & string; take: 'mine' | 'theirs' };

/** Told to the screen, which has the words. */
export type RecordNotice<Entity> =
  | { type: 'record.added'; entity: Entity }
  | { type: 'record.changed'; entity: Entity }
  /** `entity` as it was before; the restoration machine takes it back. */
  | { type: 'record.removed'; entity: Entity }
  /** Fields do not fit the contract; nothing was sent. */
  | { type: 'record.invalid' }
  | { type: 'record.failed'; failure: Failure }
  /** It could not be removed. */
  | { type: 'record.removalFailed'; failure: Failure };

export interface RecordInput<Entity, Draft> {
  readonly base: Entity | null;
  readonly draft: Draft;
}

/** What is saved: everything of a new record, only the differences of a stored one. */
export interface SaveInput<Entity, Draft> {
  readonly base: Entity | null;
  readonly draft: Draft;
  readonly changes: Partial<Draft>;
}

/** The pure parts that differ from one kind of record to the next. */
export interface RecordRules<Entity, Draft> {
  draftOf(entity: Entity): Draft;
  /** Field errors by path, from the contract's schema. */
  validate(draft: Draft): FieldErrors;
  /** Whether an answer's `current` is an entity of this kind. */
  isEntity(value: unknown): value is Entity;
}
