import { emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { slowAfter, waiting } from '../waiting.ts';

export type SignOutEvent =
  /** By the user menu; asks first. */
  | { type: 'signOut.asked' }
  | { type: 'signOut.cancelled' }
  /** In the dialog, or by a screen on which there is nothing else to do. */
  | { type: 'signOut.confirmed' };

export type SignOutNotice =
  | { type: 'signOut.began' }
  | { type: 'signOut.done' }
  | { type: 'signOut.failed'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** The wish to sign out (specification section 2.6): asked about, carried out, and told. A failure asks again. */
export const signOutMachine = setup({
  types: {
    events: {} as SignOutEvent,
    emitted: {} as SignOutNotice,
    tags: {} as 'dialog' | 'busy' | 'slow',
  },
  actors: { endSession: fromPromise<void>(notProvided('endSession')) },
  delays: { slow: slowAfter },
  actions: {
    tellBegan: emit({ type: 'signOut.began' }),
    tellDone: emit({ type: 'signOut.done' }),
    tellFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'signOut.failed', failure }) as const),
  },
}).createMachine({
  id: 'signOut',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'signOut.asked': 'confirming',
        'signOut.confirmed': { target: 'leaving', actions: 'tellBegan' },
      },
    },
    confirming: {
      tags: 'dialog',
      on: {
        'signOut.cancelled': 'closed',
        'signOut.confirmed': { target: 'ending', actions: 'tellBegan' },
      },
    },
    // With the dialog, which stays until it is known.
    ending: {
      ...waiting,
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'closed', actions: 'tellDone' },
        onError: { target: 'confirming', actions: { type: 'tellFailure', params: failureOf } },
      },
    },
    // Without one.
    leaving: {
      ...waiting,
      tags: 'busy',
      invoke: {
        id: 'leave',
        src: 'endSession',
        onDone: { target: 'closed', actions: 'tellDone' },
        onError: { target: 'closed', actions: { type: 'tellFailure', params: failureOf } },
      },
    },
  },
});
