import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { BulkChange, WholeList } from '../bulk-change/bulk-change.types.ts';
import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';
import { batchLimit, noRecords, versionsOf } from '../register/register.machine.ts';
import type { RegisterRow } from '../register/register.types.ts';

/**
 * Why a record was left as it was: changed since it was read, no longer in the register, with too many labels, with a status that
 * does not allow the change, or with other fields that do not allow the value.
 */
export type BatchRefusal = 'CHANGED' | 'MISSING' | 'LABELS' | 'STATUS' | 'UNFIT';

export interface BatchOutcome {
  readonly refused: readonly { readonly id: string; readonly reason: BatchRefusal }[];
  /** What undoes it for a day; null if no record was changed. */
  readonly undo: BulkChange | null;
}

/** The same changes to several records, by field. */
export interface BatchChangeInput {
  readonly records: readonly Versioned[];
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The same changes to all records of a list. */
export interface WholeChangeInput {
  readonly list: WholeList;
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface BatchChangeContext {
  /** The rows to change; none if it is a whole list. */
  readonly rows: readonly RegisterRow[];
  readonly whole: WholeList | null;
  /** The field to change; null until chosen. */
  readonly field: string | null;
  readonly value: unknown;
  /** The change was confirmed without a field. */
  readonly fieldMissing: boolean;
  readonly failure: Failure | null;
}

export type BatchChangeEvent =
  | { type: 'change.requested'; rows: readonly RegisterRow[]; whole: WholeList | null }
  /** `value` is the field's initial one. */
  | { type: 'field.chosen'; field: string; value: unknown }
  | { type: 'value.changed'; value: unknown }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type BatchChangeNotice =
  | RowsChanged
  /** The server changes the whole list; the bulk-change machine follows it. */
  | { readonly type: 'bulk.started'; readonly bulk: BulkChange };

export interface RowsChanged {
  readonly type: 'rows.changed';
  /** The rows as they were before the change, and those among them that were left as they were, by reason. */
  readonly rows: readonly RegisterRow[];
  readonly refused: Readonly<Record<BatchRefusal, readonly RegisterRow[]>>;
  readonly undo: BulkChange | null;
}

/** What is to be changed. */
type Chosen = Pick<BatchChangeContext, 'rows' | 'whole'>;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const refusedFor = (reason: BatchRefusal, rows: readonly RegisterRow[], { refused }: BatchOutcome) =>
  rows.filter(({ id }) => refused.some((one) => one.id === id && one.reason === reason));

const changesOf = ({ field, value }: BatchChangeContext) => (field === null ? {} : { [field]: value });

/** Changes one field of several rows of a register, or of a whole list, to the same value. */
export const batchChangeMachine = setup({
  types: {
    context: {} as BatchChangeContext,
    events: {} as BatchChangeEvent,
    emitted: {} as BatchChangeNotice,
    tags: {} as 'open',
  },
  actors: {
    changeRecords: fromPromise<BatchOutcome, BatchChangeInput>(notProvided('changeRecords')),
    changeList: fromPromise<BulkChange, WholeChangeInput>(notProvided('changeList')),
  },
  guards: {
    isPossible: (_, { rows, whole }: Chosen) => whole !== null || (rows.length > 0 && rows.length <= batchLimit),
    hasField: ({ context }) => context.field !== null,
    hasFieldOfList: ({ context: { field, whole } }) => field !== null && whole !== null,
  },
  actions: {
    begin: assign((_, { rows, whole }: Chosen) => ({
      rows: whole === null ? rows : [],
      whole,
      field: null,
      value: null,
      fieldMissing: false,
      failure: null,
    })),
    chooseField: assign((_, { field, value }: { field: string; value: unknown }) => ({
      field,
      value,
      fieldMissing: false,
      failure: null,
    })),
    changeValue: assign((_, { value }: { value: unknown }) => ({ value, failure: null })),
    askForField: assign({ fieldMissing: true }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    end: assign({ rows: [], whole: null }),
    notifyStarted: emit((_, { bulk }: { bulk: BulkChange }) => ({ type: 'bulk.started' as const, bulk })),
    notifyChanged: emit(({ context: { rows } }, { outcome }: { outcome: BatchOutcome }) => ({
      type: 'rows.changed' as const,
      rows,
      refused: {
        CHANGED: refusedFor('CHANGED', rows, outcome),
        MISSING: refusedFor('MISSING', rows, outcome),
        LABELS: refusedFor('LABELS', rows, outcome),
        STATUS: refusedFor('STATUS', rows, outcome),
        UNFIT: refusedFor('UNFIT', rows, outcome),
      },
      undo: outcome.undo,
    })),
  },
}).createMachine({
  id: 'batchChange',
  context: { rows: [], whole: null, field: null, value: null, fieldMissing: false, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'change.requested': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      tags: 'open',
      on: {
        'field.chosen': {
          actions: { type: 'chooseField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'value.changed': {
          guard: 'hasField',
          actions: { type: 'changeValue', params: ({ event }) => ({ value: event.value }) },
        },
        'change.confirmed': [
          { guard: 'hasFieldOfList', target: 'changingList' },
          { guard: 'hasField', target: 'changing' },
          { actions: 'askForField' },
        ],
        'change.cancelled': { target: 'closed', actions: 'end' },
      },
    },
    changingList: {
      tags: 'open',
      entry: 'clearFailure',
      invoke: {
        id: 'changeList',
        src: 'changeList',
        input: ({ context }) => ({ list: context.whole ?? noRecords, changes: changesOf(context) }),
        onDone: {
          target: 'closed',
          actions: [{ type: 'notifyStarted', params: ({ event }) => ({ bulk: event.output }) }, 'end'],
        },
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    changing: {
      tags: 'open',
      entry: 'clearFailure',
      invoke: {
        id: 'changeRecords',
        src: 'changeRecords',
        input: ({ context }) => ({ records: versionsOf(context.rows), changes: changesOf(context) }),
        onDone: {
          target: 'closed',
          actions: [{ type: 'notifyChanged', params: ({ event }) => ({ outcome: event.output }) }, 'end'],
        },
        // Nothing was changed: the person corrects the value or tries again.
        onError: { target: 'choosing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
