import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';

export type BulkChange = components['schemas']['BulkChange'];

/** All records that a list shows. */
export interface WholeList {
  /** Search and filters. */
  readonly query: object;
  /** How many records the user has seen that it shows. */
  readonly total: number;
}

export interface BulkChangeContext {
  /** The followed change; null before the first. */
  readonly bulk: BulkChange | null;
  /** Why the last request failed; null once one has succeeded. */
  readonly failure: Failure | null;
}

export type BulkChangeEvent =
  /** Another part of the app has started it. */
  | { type: 'bulk.started'; bulk: BulkChange }
  /** Someone asks for the undo of one that has ended, such as a change of selected rows. */
  | { type: 'undo.requested'; bulk: BulkChange }
  | { type: 'bulk.stopped' }
  | { type: 'bulk.undone' }
  | { type: 'bulk.dismissed' };

/** Emitted to the rest of the app. */
export interface BulkChangeNotice {
  /** Records have been changed, or restored. */
  readonly type: 'bulk.ended';
}
