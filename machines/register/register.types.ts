import type { BulkChange, WholeList } from '../bulk-change/bulk-change.types.ts';
import type { Failure } from '../failure.ts';
import type { Versioned } from '../record/record.types.ts';

/** A row of a register: the record as read, and its name. */
export interface RegisterRow extends Versioned {
  readonly ref: string;
}

export interface RegisterContext {
  /** Selected rows in order of selection, including rows of other pages. */
  readonly selected: readonly RegisterRow[];
  /** All records of the list, if they are selected instead of rows. */
  readonly whole: WholeList | null;
  /** Selection mode is on, even with nothing selected: narrow layouts show checkboxes only then. */
  readonly picking: boolean;
  /** The row selected last: the start of a range. */
  readonly anchor: string | null;
  /** The rows to remove; none if it is the whole list. */
  readonly toRemove: readonly RegisterRow[];
  /** The reason, as typed. */
  readonly reason: string;
  /** A bulk removal was confirmed without a reason. */
  readonly reasonMissing: boolean;
}

/** The bulk removal request; the reason is empty if none was given. */
export interface RemovalInput {
  readonly records: readonly Versioned[];
  readonly reason: string;
}

/** The request to remove all records of a list. */
export interface WholeRemovalInput {
  readonly list: WholeList;
  readonly reason: string;
}

export type RegisterEvent =
  | { type: 'picking.started' }
  /** `among` the rows on screen: without one row of a whole list, the others on screen stay selected. */
  | { type: 'row.toggled'; row: RegisterRow; among: readonly RegisterRow[] }
  /** Shift-click: everything from the anchor to this row, among the rows on screen. */
  | { type: 'range.selected'; row: RegisterRow; among: readonly RegisterRow[] }
  | { type: 'rows.toggled'; rows: readonly RegisterRow[] }
  /** All records of the list, on all its pages. */
  | { type: 'list.selected'; list: WholeList }
  /** The search and filters of the list on screen, as JSON. */
  | { type: 'list.shown'; narrowing: string }
  /** Clears the selection and leaves selection mode. */
  | { type: 'selection.cleared' }
  /** The record was removed elsewhere, such as in its panel. */
  | { type: 'row.left'; id: string }
  | { type: 'removal.requested'; rows: readonly RegisterRow[] }
  | { type: 'reason.changed'; reason: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type RegisterNotice =
  /** `rows` as they were before the removal; the restoration machine restores them. */
  | { type: 'rows.removed'; rows: readonly RegisterRow[] }
  /** The server removes the whole list; the bulk-change machine follows it. */
  | { type: 'bulk.started'; bulk: BulkChange }
  | { type: 'register.failed'; failure: Failure };
