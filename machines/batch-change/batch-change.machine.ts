import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';
import { batchLimit, versionsOf } from '../register/register.machine.ts';
import type { RegisterRow } from '../register/register.types.ts';

/** Why a record was left as it was: changed since it was read, or no longer in the register. */
export type BatchRefusal = 'CHANGED' | 'MISSING';

export interface BatchOutcome {
  readonly refused: readonly { readonly id: string; readonly reason: BatchRefusal }[];
}

/** The same changes to several records, by field. */
export interface BatchChangeInput {
  readonly records: readonly Versioned[];
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface BatchChangeContext {
  /** The rows to change. */
  readonly rows: readonly RegisterRow[];
  /** The field to change; null until chosen. */
  readonly field: string | null;
  readonly value: unknown;
  /** The change was confirmed without a field. */
  readonly fieldMissing: boolean;
  readonly failure: Failure | null;
}

export type BatchChangeEvent =
  | { type: 'change.requested'; rows: readonly RegisterRow[] }
  /** `value` is the field's initial one. */
  | { type: 'field.chosen'; field: string; value: unknown }
  | { type: 'value.changed'; value: unknown }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export interface BatchChangeNotice {
  readonly type: 'rows.changed';
  /** The rows as they were before the change, and those among them that were left as they were, by reason. */
  readonly rows: readonly RegisterRow[];
  readonly refused: Readonly<Record<BatchRefusal, readonly RegisterRow[]>>;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const refusedFor = (reason: BatchRefusal, rows: readonly RegisterRow[], { refused }: BatchOutcome) =>
  rows.filter(({ id }) => refused.some((one) => one.id === id && one.reason === reason));

/** Changes one field of several rows of a register to the same value. */
export const batchChangeMachine = setup({
  types: {
    context: {} as BatchChangeContext,
    events: {} as BatchChangeEvent,
    emitted: {} as BatchChangeNotice,
    tags: {} as 'open',
  },
  actors: {
    changeRecords: fromPromise<BatchOutcome, BatchChangeInput>(notProvided('changeRecords')),
  },
  guards: {
    isBatch: (_, { rows }: { rows: readonly RegisterRow[] }) => rows.length > 0 && rows.length <= batchLimit,
    hasField: ({ context }) => context.field !== null,
  },
  actions: {
    begin: assign((_, { rows }: { rows: readonly RegisterRow[] }) => ({
      rows,
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
    end: assign({ rows: [] }),
    notifyChanged: emit(({ context: { rows } }, { outcome }: { outcome: BatchOutcome }) => ({
      type: 'rows.changed' as const,
      rows,
      refused: { CHANGED: refusedFor('CHANGED', rows, outcome), MISSING: refusedFor('MISSING', rows, outcome) },
    })),
  },
}).createMachine({
  id: 'batchChange',
  context: { rows: [], field: null, value: null, fieldMissing: false, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'change.requested': {
          guard: { type: 'isBatch', params: ({ event }) => ({ rows: event.rows }) },
          target: 'choosing',
          actions: { type: 'begin', params: ({ event }) => ({ rows: event.rows }) },
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
        'change.confirmed': [{ guard: 'hasField', target: 'changing' }, { actions: 'askForField' }],
        'change.cancelled': { target: 'closed', actions: 'end' },
      },
    },
    changing: {
      tags: 'open',
      entry: 'clearFailure',
      invoke: {
        id: 'changeRecords',
        src: 'changeRecords',
        input: ({ context: { rows, field, value } }) => ({
          records: versionsOf(rows),
          changes: field === null ? {} : { [field]: value },
        }),
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
