import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { BulkChange, BulkChangeContext, BulkChangeEvent, BulkChangeNotice } from './bulk-change.types.ts';

interface Named {
  readonly id: string;
}

const idOf = ({ context }: { context: BulkChangeContext }): Named => ({ id: context.bulk?.id ?? '' });

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const bulkOf = ({ event }: { event: DoneActorEvent<BulkChange> }) => ({ bulk: event.output });

const endedStates: ReadonlySet<BulkChange['state']> = new Set(['DONE', 'STOPPED', 'FAILED', 'UNDONE', 'UNDO_FAILED']);

/**
 * Follows a change of a whole list, or the undo of a change of several records, which the server makes (decision 049): it
 * goes on whether it is followed or not. It belongs to no screen, so that the user can work on meanwhile.
 */
export const bulkChangeMachine = setup({
  types: {
    context: {} as BulkChangeContext,
    events: {} as BulkChangeEvent,
    emitted: {} as BulkChangeNotice,
    tags: {} as 'shown' | 'following',
  },
  actors: {
    readBulkChange: fromPromise<BulkChange, Named>(notProvided('readBulkChange')),
    stopBulkChange: fromPromise<BulkChange, Named>(notProvided('stopBulkChange')),
    undoBulkChange: fromPromise<BulkChange, Named>(notProvided('undoBulkChange')),
  },
  delays: { untilNextReading: 1_000 },
  guards: {
    hasEnded: (_, { bulk }: { bulk: BulkChange }) => endedStates.has(bulk.state),
    // It is kept for a day only, and its author may have lost the right to it: no later reading succeeds.
    isUnreadable: (_, { failure }: { failure: Failure }) => failure.status === 403 || failure.status === 404,
    canBeStopped: ({ context }) => context.bulk?.state === 'RUNNING',
    hasUndo: (_, { bulk }: { bulk: BulkChange }) => bulk.undoUntil !== null,
    canBeUndone: ({ context }) => (context.bulk?.undoUntil ?? null) !== null,
  },
  actions: {
    follow: assign((_, { bulk }: { bulk: BulkChange }) => ({ bulk, failure: null })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    notifyEnded: emit({ type: 'bulk.ended' }),
  },
}).createMachine({
  id: 'bulkChange',
  context: { bulk: null, failure: null },
  initial: 'idle',
  on: {
    'bulk.started': {
      target: '.waiting',
      actions: { type: 'follow', params: ({ event }) => ({ bulk: event.bulk }) },
    },
    'undo.requested': {
      guard: { type: 'hasUndo', params: ({ event }) => ({ bulk: event.bulk }) },
      target: '.startingUndo',
      actions: { type: 'follow', params: ({ event }) => ({ bulk: event.bulk }) },
    },
  },
  states: {
    idle: {},
    waiting: {
      tags: ['shown', 'following'],
      after: { untilNextReading: 'reading' },
      on: { 'bulk.stopped': { guard: 'canBeStopped', target: 'stopping' } },
    },
    reading: {
      tags: ['shown', 'following'],
      invoke: {
        id: 'readBulkChange',
        src: 'readBulkChange',
        input: idOf,
        onDone: [
          {
            guard: { type: 'hasEnded', params: bulkOf },
            target: 'ended',
            actions: [{ type: 'follow', params: bulkOf }, 'notifyEnded'],
          },
          { target: 'waiting', actions: { type: 'follow', params: bulkOf } },
        ],
        onError: [
          {
            guard: { type: 'isUnreadable', params: failureOf },
            target: 'ended',
            actions: [{ type: 'setFailure', params: failureOf }, 'notifyEnded'],
          },
          // The server goes on: the next reading may succeed.
          { target: 'waiting', actions: { type: 'setFailure', params: failureOf } },
        ],
      },
      on: { 'bulk.stopped': { guard: 'canBeStopped', target: 'stopping' } },
    },
    stopping: {
      tags: ['shown', 'following'],
      invoke: {
        id: 'stopBulkChange',
        src: 'stopBulkChange',
        input: idOf,
        onDone: { target: 'waiting', actions: { type: 'follow', params: bulkOf } },
        // It may have ended in the meantime.
        onError: { target: 'reading', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    ended: {
      tags: 'shown',
      on: {
        'bulk.undone': { guard: 'canBeUndone', target: 'startingUndo' },
        'bulk.dismissed': 'idle',
      },
    },
    startingUndo: {
      tags: 'shown',
      invoke: {
        id: 'undoBulkChange',
        src: 'undoBulkChange',
        input: idOf,
        onDone: { target: 'waiting', actions: { type: 'follow', params: bulkOf } },
        onError: { target: 'ended', actions: { type: 'setFailure', params: failureOf } },
      },
    },
  },
});
