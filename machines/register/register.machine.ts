import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';
import type { RegisterContext, RegisterEvent, RegisterNotice, RegisterRow, RemovalInput } from './register.types.ts';
import { rangeTo, toggled, toggledTogether, without, withRows } from './selection.ts';

/** The contract's limit on records per bulk request. */
export const batchLimit = 100;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

export const versionsOf = (rows: readonly RegisterRow[]): Versioned[] =>
  rows.map(({ id, version }) => ({ id, version }));

/**
 * Bulk selection and removal in a register. Page, sort order and filters live in the URL and are unknown here, so the
 * selection persists across pages.
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
    hasNeededReason: ({ context: { toRemove, reason } }) => toRemove.length === 1 || reason.trim() !== '',
  },
  actions: {
    startPicking: assign({ picking: true }),
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
    dropRow: assign(({ context }, { id }: { id: string }) => ({
      selected: context.selected.filter((row) => row.id !== id),
    })),
    beginRemoval: assign((_, { rows }: { rows: readonly RegisterRow[] }) => ({
      toRemove: rows,
      reason: '',
      reasonMissing: false,
    })),
    changeReason: assign((_, { reason }: { reason: string }) => ({ reason, reasonMissing: false })),
    askForReason: assign({ reasonMissing: true }),
    endRemoval: assign({ toRemove: [] }),
    dropRemoved: assign(({ context }) => ({
      picking: false,
      selected: without(context.selected, context.toRemove),
      toRemove: [],
    })),
    notifyRemoved: emit(({ context }) => ({ type: 'rows.removed', rows: context.toRemove }) as const),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'register.failed', failure }) as const),
  },
}).createMachine({
  id: 'register',
  context: { picking: false, selected: [], anchor: null, toRemove: [], reason: '', reasonMissing: false },
  on: { 'row.left': { actions: { type: 'dropRow', params: ({ event }) => ({ id: event.id }) } } },
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'picking.started': { actions: 'startPicking' },
        'row.toggled': { actions: { type: 'toggleRow', params: ({ event }) => ({ row: event.row }) } },
        'range.selected': {
          actions: { type: 'selectRange', params: ({ event }) => ({ row: event.row, among: event.among }) },
        },
        'rows.toggled': { actions: { type: 'toggleTogether', params: ({ event }) => ({ rows: event.rows }) } },
        'selection.cleared': { actions: 'clear' },
        'removal.requested': {
          guard: { type: 'isBatch', params: ({ event }) => ({ rows: event.rows }) },
          target: 'confirmingRemoval',
          actions: { type: 'beginRemoval', params: ({ event }) => ({ rows: event.rows }) },
        },
      },
    },
    confirmingRemoval: {
      tags: 'removing',
      on: {
        'reason.changed': { actions: { type: 'changeReason', params: ({ event }) => ({ reason: event.reason }) } },
        // Bulk removal requires a reason.
        'removal.confirmed': [{ guard: 'hasNeededReason', target: 'removing' }, { actions: 'askForReason' }],
        'removal.cancelled': { target: 'selecting', actions: 'endRemoval' },
      },
    },
    removing: {
      tags: 'removing',
      invoke: {
        id: 'removeRecords',
        src: 'removeRecords',
        input: ({ context }) => ({ records: versionsOf(context.toRemove), reason: context.reason.trim() }),
        onDone: { target: 'selecting', actions: ['notifyRemoved', 'dropRemoved'] },
        // The request is atomic: on failure nothing was removed and the selection stays.
        onError: { target: 'selecting', actions: ['endRemoval', { type: 'notifyFailure', params: failureOf }] },
      },
    },
  },
});
