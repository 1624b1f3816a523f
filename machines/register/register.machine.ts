import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';
import type { RegisterContext, RegisterEvent, RegisterNotice, RegisterRow, RemovalInput } from './register.types.ts';
import { rangeTo, toggled, toggledTogether, without, withRows } from './selection.ts';

/** The most records that the contract changes together. */
export const batchLimit = 100;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

export const versionsOf = (rows: readonly RegisterRow[]): Versioned[] =>
  rows.map(({ id, version }) => ({ id, version }));

/**
 * What a person does to several rows of a register: ticks them and removes them together. Page, order and filters
 * belong to the address and are not known here, so that ticked rows stay ticked from page to page.
 */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    emitted: {} as RegisterNotice,
    tags: {} as 'removing',
  },
  actors: {
    removeRecords: fromPromise<void, RemovalInput>(notProvided('removeRecords')),
  },
  guards: {
    isBatch: (_, { rows }: { rows: readonly RegisterRow[] }) => rows.length > 0 && rows.length <= batchLimit,
    isReasoned: ({ context: { doomed, reason } }) => doomed.length === 1 || reason.trim() !== '',
  },
  actions: {
    pick: assign({ picking: true }),
    toggleRow: assign(({ context }, { row }: { row: RegisterRow }) => ({
      selected: toggled(context.selected, row),
      anchor: row.id,
    })),
    selectRange: assign(({ context }, { row, among }: { row: RegisterRow; among: readonly RegisterRow[] }) => ({
      selected: withRows(context.selected, rangeTo(row, context.anchor, among)),
      anchor: row.id,
    })),
    toggleTogether: assign(({ context }, { rows }: { rows: readonly RegisterRow[] }) => ({
      selected: toggledTogether(context.selected, rows),
      anchor: null,
    })),
    clear: assign({ picking: false, selected: [], anchor: null }),
    drop: assign(({ context }, { id }: { id: string }) => ({
      selected: context.selected.filter((row) => row.id !== id),
    })),
    doom: assign((_, { rows }: { rows: readonly RegisterRow[] }) => ({
      doomed: rows,
      reason: '',
      reasonMissing: false,
    })),
    changeReason: assign((_, { reason }: { reason: string }) => ({ reason, reasonMissing: false })),
    askForReason: assign({ reasonMissing: true }),
    spare: assign({ doomed: [] }),
    dropDoomed: assign(({ context }) => ({
      picking: false,
      selected: without(context.selected, context.doomed),
      doomed: [],
    })),
    tellRemoved: emit(({ context }) => ({ type: 'rows.removed', rows: context.doomed }) as const),
    tellFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'register.failed', failure }) as const),
  },
}).createMachine({
  id: 'register',
  context: { picking: false, selected: [], anchor: null, doomed: [], reason: '', reasonMissing: false },
  on: { 'row.left': { actions: { type: 'drop', params: ({ event }) => ({ id: event.id }) } } },
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'picking.started': { actions: 'pick' },
        'row.toggled': { actions: { type: 'toggleRow', params: ({ event }) => ({ row: event.row }) } },
        'range.selected': {
          actions: { type: 'selectRange', params: ({ event }) => ({ row: event.row, among: event.among }) },
        },
        'rows.toggled': { actions: { type: 'toggleTogether', params: ({ event }) => ({ rows: event.rows }) } },
        'selection.cleared': { actions: 'clear' },
        'removal.requested': {
          guard: { type: 'isBatch', params: ({ event }) => ({ rows: event.rows }) },
          target: 'confirmingRemoval',
          actions: { type: 'doom', params: ({ event }) => ({ rows: event.rows }) },
        },
      },
    },
    confirmingRemoval: {
      tags: 'removing',
      on: {
        'reason.changed': { actions: { type: 'changeReason', params: ({ event }) => ({ reason: event.reason }) } },
        // Several are not removed without a word why.
        'removal.confirmed': [{ guard: 'isReasoned', target: 'removing' }, { actions: 'askForReason' }],
        'removal.cancelled': { target: 'selecting', actions: 'spare' },
      },
    },
    removing: {
      tags: 'removing',
      invoke: {
        id: 'removeRecords',
        src: 'removeRecords',
        input: ({ context }) => ({ records: versionsOf(context.doomed), reason: context.reason.trim() }),
        onDone: { target: 'selecting', actions: ['tellRemoved', 'dropDoomed'] },
        // Together or not at all: what was ticked stays ticked.
        onError: { target: 'selecting', actions: ['spare', { type: 'tellFailure', params: failureOf }] },
      },
    },
  },
});
