import { emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

/** Events sent by the bridge to the service worker. */
export type WorkerEvent =
  /** A new version is installed and waits until no tab uses the old one. */
  | { type: 'worker.waiting' }
  /** The new version was activated from another tab. */
  | { type: 'worker.replaced' }
  | { type: 'worker.notRegistered'; failure: Failure };

export type AppUpdateEvent = WorkerEvent | { type: 'update.pressed' } | { type: 'later.pressed' };

export type AppUpdateNotice =
  /** Logged only (specification section 8). */
  { type: 'appUpdate.notRegistered'; failure: Failure } | { type: 'appUpdate.failed'; failure: Failure };

/** A worker that has not taken over by now never will. */
const takeOverLimit = 10_000;

/** How long a person who wants to be reminded later works on without the card: an hour. */
const reminderPause = 3_600_000;

/** App update (specification section 4): a card offers the new version; once the user accepts, the page reloads. */
export const appUpdateMachine = setup({
  types: {
    events: {} as AppUpdateEvent,
    emitted: {} as AppUpdateNotice,
    tags: {} as 'card' | 'busy',
  },
  actors: {
    watchWorker: fromCallback<WorkerEvent>(watcherNotProvided('watchWorker')),
    /** Asks the waiting worker to take over; resolves once it has. */
    takeOver: fromPromise<void>(notProvided('takeOver')),
  },
  delays: { takeOverLimit, reminderPause },
  actions: {
    reloadPage: effectNotProvided('reloadPage'),
    notifyNotRegistered: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'appUpdate.notRegistered', failure }) as const,
    ),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'appUpdate.failed', failure }) as const),
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
          actions: { type: 'notifyNotRegistered', params: ({ event }) => ({ failure: event.failure }) },
        },
      },
    },
    offered: {
      initial: 'shown',
      on: { 'worker.replaced': 'replaced' },
      states: {
        shown: { tags: 'card', on: { 'update.pressed': '#appUpdate.updating', 'later.pressed': 'postponed' } },
        postponed: { after: { reminderPause: 'shown' } },
      },
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
            type: 'notifyFailure',
            params: ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
      after: {
        takeOverLimit: {
          target: 'offered',
          actions: { type: 'notifyFailure', params: { failure: { code: 'timeout', message: '', fieldErrors: {} } } },
        },
      },
    },
    // This page runs the previous version. Only the user knows when it is safe to reload.
    replaced: {
      initial: 'shown',
      states: {
        shown: {
          tags: 'card',
          on: {
            'update.pressed': { target: '#appUpdate.reloading', actions: 'reloadPage' },
            'later.pressed': 'postponed',
          },
        },
        postponed: { after: { reminderPause: 'shown' } },
      },
    },
    reloading: {
      tags: ['card', 'busy'],
      // Users with unsaved input may cancel the reload.
      after: { takeOverLimit: 'replaced' },
    },
  },
});
