import { emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

/** What the bridge to the background worker tells. */
export type WorkerEvent =
  /** A new version is there, and waits until nobody uses the old one. */
  | { type: 'worker.waiting' }
  /** It has taken over, because another tab said so. */
  | { type: 'worker.replaced' }
  | { type: 'worker.notRegistered'; failure: Failure };

export type AppUpdateEvent = WorkerEvent | { type: 'update.pressed' };

export type AppUpdateNotice =
  /** Logged only (specification section 8). */
  { type: 'appUpdate.notRegistered'; failure: Failure } | { type: 'appUpdate.failed'; failure: Failure };

/** A worker that has not taken over by then never will. */
const takeOverLimit = 10_000;

/** A new version of the app (specification section 4): offered by a card, taken by the person, then the page reloads. */
export const appUpdateMachine = setup({
  types: {
    events: {} as AppUpdateEvent,
    emitted: {} as AppUpdateNotice,
    tags: {} as 'card' | 'busy',
  },
  actors: {
    watchWorker: fromCallback<WorkerEvent>(watcherNotProvided('watchWorker')),
    /** Tells the waiting worker to take over; answers once it has. */
    takeOver: fromPromise<void>(notProvided('takeOver')),
  },
  delays: { takeOverLimit },
  actions: {
    reloadPage: effectNotProvided('reloadPage'),
    tellNotRegistered: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'appUpdate.notRegistered', failure }) as const,
    ),
    tellFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'appUpdate.failed', failure }) as const),
  },
}).createMachine({
  id: 'appUpdate',
  invoke: { id: 'watchWorker', src: 'watchWorker' },
  initial: 'current',
  states: {
    current: {
      on: {
        'worker.waiting': 'offered',
        'worker.replaced': 'replaced',
        'worker.notRegistered': {
          actions: { type: 'tellNotRegistered', params: ({ event }) => ({ failure: event.failure }) },
        },
      },
    },
    offered: {
      tags: 'card',
      on: { 'update.pressed': 'updating', 'worker.replaced': 'replaced' },
    },
    updating: {
      tags: ['card', 'busy'],
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        onDone: { target: 'reloading', actions: 'reloadPage' },
        onError: {
          target: 'offered',
          actions: {
            type: 'tellFailure',
            params: ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
      after: {
        takeOverLimit: {
          target: 'offered',
          actions: { type: 'tellFailure', params: { failure: { code: 'timeout', message: '', fieldErrors: {} } } },
        },
      },
    },
    // This page is of the version before. Only the person knows when it may be left.
    replaced: {
      tags: 'card',
      on: { 'update.pressed': { target: 'reloading', actions: 'reloadPage' } },
    },
    reloading: {
      tags: ['card', 'busy'],
      // Anyone who has typed something may refuse to leave the page.
      after: { takeOverLimit: 'replaced' },
    },
  },
});
