import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { BulkChange, WholeList } from '../bulk-change/bulk-change.types.ts';
import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';
import type {
  RegisterContext,
  RegisterEvent,
  RegisterNotice,
  RegisterRow,
  RemovalInput,
  WholeRemovalInput,
} from './register.types.ts';
import { rangeTo, toggled, toggledTogether, without, withRows } from './selection.ts';

/** The contract's limit on records per bulk request. */
export const batchLimit = 100;

/** The contract's limit on records of a list that is changed as a whole. */
export const wholeListLimit = 10_000;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** While nothing is being removed. */
const noRemoval = { toRemove: [], reason: '', reasonMissing: false } as const;

/** A row, and all that the page shows. */
interface RowOnScreen {
  readonly row: RegisterRow;
  readonly among: readonly RegisterRow[];
}

/** Until a list is selected. */
export const noRecords: WholeList = { query: {}, total: 0 };

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
    removeList: fromPromise<BulkChange, WholeRemovalInput>(notProvided('removeList')),
  },
  guards: {
    isBatch: (_, { rows }: { rows: readonly RegisterRow[] }) => rows.length > 0 && rows.length <= batchLimit,
    isWhole: ({ context: { whole } }) => whole !== null,
    isOtherList: ({ context: { whole } }, { narrowing }: { narrowing: string }) =>
      whole !== null && JSON.stringify(whole.query) !== narrowing,
    isWholeWithReason: ({ context: { whole, reason } }) => whole !== null && reason.trim() !== '',
    hasNeededReason: ({ context: { toRemove, reason } }) => toRemove.length === 1 || reason.trim() !== '',
  },
  actions: {
    startPicking: assign({ picking: true }),
    selectList: assign((_, { list }: { list: WholeList }) => ({ selected: [], whole: list, anchor: null })),
    toggleRow: assign(({ context: { whole, selected } }, { row, among }: RowOnScreen) => ({
      whole: null,
      selected: whole === null ? toggled(selected, row) : without(among, [row]),
      anchor: row.id,
    })),
    selectRange: assign(({ context: { whole, selected, anchor } }, { row, among }: RowOnScreen) => ({
      whole: null,
      selected: whole === null ? withRows(selected, rangeTo(row, anchor, among)) : without(among, [row]),
      anchor: row.id,
    })),
    toggleTogether: assign(({ context: { whole, selected } }, { rows }: { rows: readonly RegisterRow[] }) => ({
      whole: null,
      selected: whole === null ? toggledTogether(selected, rows) : [],
      anchor: null,
    })),
    clear: assign({ picking: false, selected: [], whole: null, anchor: null, ...noRemoval }),
    dropRow: assign(({ context }, { id }: { id: string }) => ({
      selected: context.selected.filter((row) => row.id !== id),
    })),
    beginRemoval: assign((_, { rows }: { rows: readonly RegisterRow[] }) => ({ toRemove: rows })),
    changeReason: assign((_, { reason }: { reason: string }) => ({ reason, reasonMissing: false })),
    askForReason: assign({ reasonMissing: true }),
    endRemoval: assign(noRemoval),
    dropRemoved: assign(({ context }) => ({
      picking: false,
      selected: without(context.selected, context.toRemove),
      ...noRemoval,
    })),
    notifyRemoved: emit(({ context }) => ({ type: 'rows.removed', rows: context.toRemove }) as const),
    notifyStarted: emit((_, { bulk }: { bulk: BulkChange }) => ({ type: 'bulk.started', bulk }) as const),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'register.failed', failure }) as const),
  },
}).createMachine({
  id: 'register',
  context: { picking: false, selected: [], whole: null, anchor: null, ...noRemoval },
  on: { 'row.left': { actions: { type: 'dropRow', params: ({ event }) => ({ id: event.id }) } } },
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'picking.started': { actions: 'startPicking' },
        'row.toggled': {
          actions: { type: 'toggleRow', params: ({ event }) => ({ row: event.row, among: event.among }) },
        },
        'range.selected': {
          actions: { type: 'selectRange', params: ({ event }) => ({ row: event.row, among: event.among }) },
        },
        'rows.toggled': { actions: { type: 'toggleTogether', params: ({ event }) => ({ rows: event.rows }) } },
        'list.selected': { actions: { type: 'selectList', params: ({ event }) => ({ list: event.list }) } },
        'list.shown': {
          guard: { type: 'isOtherList', params: ({ event }) => ({ narrowing: event.narrowing }) },
          actions: 'clear',
        },
        'selection.cleared': { actions: 'clear' },
        'removal.requested': [
          { guard: 'isWhole', target: 'confirmingRemoval', actions: { type: 'beginRemoval', params: { rows: [] } } },
          {
            guard: { type: 'isBatch', params: ({ event }) => ({ rows: event.rows }) },
            target: 'confirmingRemoval',
            actions: { type: 'beginRemoval', params: ({ event }) => ({ rows: event.rows }) },
          },
        ],
      },
    },
    confirmingRemoval: {
      tags: 'removing',
      on: {
        'reason.changed': { actions: { type: 'changeReason', params: ({ event }) => ({ reason: event.reason }) } },
        // Bulk removal requires a reason.
        'removal.confirmed': [
          { guard: 'isWholeWithReason', target: 'removingList' },
          { guard: 'hasNeededReason', target: 'removing' },
          { actions: 'askForReason' },
        ],
        'removal.cancelled': { target: 'selecting', actions: 'endRemoval' },
      },
    },
    removingList: {
      tags: 'removing',
      invoke: {
        id: 'removeList',
        src: 'removeList',
        input: ({ context: { whole, reason } }) => ({ list: whole ?? noRecords, reason: reason.trim() }),
        onDone: {
          target: 'selecting',
          actions: [{ type: 'notifyStarted', params: ({ event }) => ({ bulk: event.output }) }, 'clear'],
        },
        onError: { target: 'selecting', actions: ['endRemoval', { type: 'notifyFailure', params: failureOf }] },
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
