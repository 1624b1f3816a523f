import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';
import { batchLimit, versionsOf } from '../register/register.machine.ts';
import type { RegisterRow } from '../register/register.types.ts';
import { toggled, toggledTogether, without } from '../register/selection.ts';

export interface RemovedRecordsContext {
  /** Selected rows in order of selection, including rows of other pages. */
  readonly selected: readonly RegisterRow[];
  /** The rows being restored. */
  readonly restoring: readonly RegisterRow[];
}

export type RemovedRecordsEvent =
  | { type: 'row.toggled'; row: RegisterRow }
  /** Selects all the rows, or deselects them if all are selected. */
  | { type: 'rows.toggled'; rows: readonly RegisterRow[] }
  | { type: 'selection.cleared' }
  | { type: 'restoration.requested'; rows: readonly RegisterRow[] };

/** Notices emitted to the screen, which has the texts. */
export type RemovedRecordsNotice =
  | { type: 'rows.restored'; rows: readonly RegisterRow[] }
  /** The request failed; no record was restored. */
  | { type: 'restoration.failed'; rows: readonly RegisterRow[]; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * Restores removed records of a register, one or several in one atomic request. Page and search live in the URL, so the
 * selection persists across pages.
 */
export const removedRecordsMachine = setup({
  types: {
    context: {} as RemovedRecordsContext,
    events: {} as RemovedRecordsEvent,
    emitted: {} as RemovedRecordsNotice,
  },
  actors: {
    restoreRecords: fromPromise<void, { records: readonly Versioned[] }>(notProvided('restoreRecords')),
  },
  guards: {
    isBatch: (_, { rows }: { rows: readonly RegisterRow[] }) => rows.length > 0 && rows.length <= batchLimit,
  },
  actions: {
    toggleRow: assign(({ context }, { row }: { row: RegisterRow }) => ({ selected: toggled(context.selected, row) })),
    toggleTogether: assign(({ context }, { rows }: { rows: readonly RegisterRow[] }) => ({
      selected: toggledTogether(context.selected, rows),
    })),
    clear: assign({ selected: [] }),
    begin: assign((_, { rows }: { rows: readonly RegisterRow[] }) => ({ restoring: rows })),
    end: assign({ restoring: [] }),
    dropRestored: assign(({ context }) => ({ selected: without(context.selected, context.restoring), restoring: [] })),
    notifyRestored: emit(({ context }) => ({ type: 'rows.restored', rows: context.restoring }) as const),
    notifyFailure: emit(
      ({ context }, { failure }: { failure: Failure }) =>
        ({ type: 'restoration.failed', rows: context.restoring, failure }) as const,
    ),
  },
}).createMachine({
  id: 'removedRecords',
  context: { selected: [], restoring: [] },
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'row.toggled': { actions: { type: 'toggleRow', params: ({ event }) => ({ row: event.row }) } },
        'rows.toggled': { actions: { type: 'toggleTogether', params: ({ event }) => ({ rows: event.rows }) } },
        'selection.cleared': { actions: 'clear' },
        'restoration.requested': {
          guard: { type: 'isBatch', params: ({ event }) => ({ rows: event.rows }) },
          target: 'restoring',
          actions: { type: 'begin', params: ({ event }) => ({ rows: event.rows }) },
        },
      },
    },
    restoring: {
      invoke: {
        id: 'restoreRecords',
        src: 'restoreRecords',
        input: ({ context }) => ({ records: versionsOf(context.restoring) }),
        onDone: { target: 'selecting', actions: ['notifyRestored', 'dropRestored'] },
        // The request is atomic: on failure nothing was restored and the selection stays.
        onError: { target: 'selecting', actions: [{ type: 'notifyFailure', params: failureOf }, 'end'] },
      },
    },
  },
});
