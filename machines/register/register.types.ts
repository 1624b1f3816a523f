import type { Failure } from '../failure.ts';
import type { Versioned } from '../record/record.types.ts';

/** A row as the register machine knows it: which record, as it was read, and what it is called. */
export interface RegisterRow extends Versioned {
  readonly ref: string;
}

export interface RegisterContext {
  /** Ticked rows in the order of ticking; rows of other pages stay among them. */
  readonly selected: readonly RegisterRow[];
  /** Rows are being picked, though none need be ticked yet: where checkboxes take room, they are shown only then. */
  readonly picking: boolean;
  /** The row that was ticked last, where a range begins. */
  readonly anchor: string | null;
  /** What is to be removed. */
  readonly toRemove: readonly RegisterRow[];
  /** Why, as it is being typed. */
  readonly reason: string;
  /** Several were to be removed without a reason. */
  readonly reasonMissing: boolean;
}

/** What is removed together, and why; empty where nobody said. */
export interface RemovalInput {
  readonly records: readonly Versioned[];
  readonly reason: string;
}

export type RegisterEvent =
  | { type: 'picking.started' }
  | { type: 'row.toggled'; row: RegisterRow }
  /** Shift was held: everything from the anchor to this row, among the rows as they stand on the screen. */
  | { type: 'range.selected'; row: RegisterRow; among: readonly RegisterRow[] }
  | { type: 'rows.toggled'; rows: readonly RegisterRow[] }
  /** Nothing is ticked any more, and nothing picked. */
  | { type: 'selection.cleared' }
  /** The record left the register in another way, such as from its panel. */
  | { type: 'row.left'; id: string }
  | { type: 'removal.requested'; rows: readonly RegisterRow[] }
  | { type: 'reason.changed'; reason: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** Told to the screen, which has the words. */
export type RegisterNotice =
  /** `rows` as they were before; the restoration machine takes it back. */
  { type: 'rows.removed'; rows: readonly RegisterRow[] } | { type: 'register.failed'; failure: Failure };
