import { emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';

export interface RestorationContext {
  /** The records as they were before removal. */
  readonly records: readonly Versioned[];
}

export type RestorationNotice =
  | { type: 'restoration.done' }
  /** Undo is still available. */
  | { type: 'restoration.failed'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Removal increments the version, as every change does (openapi, `Version`). */
const asRemoved = ({ id, version }: Versioned): Versioned => ({ id, version: version + 1 });

/**
 * Undo of one removal, of one or several records. It is a separate machine because it outlives both panel and list: the
 * toast that offers it remains while the user navigates.
 */
export const restorationMachine = setup({
  types: {
    context: {} as RestorationContext,
    events: {} as { type: 'undo.requested' },
    emitted: {} as RestorationNotice,
    input: {} as RestorationContext,
  },
  actors: {
    restoreRecords: fromPromise<void, RestorationContext>(notProvided('restoreRecords')),
  },
  actions: {
    notifyDone: emit({ type: 'restoration.done' }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'restoration.failed', failure }) as const),
  },
}).createMachine({
  id: 'restoration',
  context: ({ input }) => ({ records: input.records }),
  initial: 'offered',
  states: {
    offered: { on: { 'undo.requested': 'restoring' } },
    restoring: {
      invoke: {
        id: 'restoreRecords',
        src: 'restoreRecords',
        input: ({ context }) => ({ records: context.records.map(asRemoved) }),
        onDone: { target: 'restored', actions: 'notifyDone' },
        onError: { target: 'offered', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
    restored: { type: 'final' },
  },
});
