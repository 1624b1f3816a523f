import { emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { slowAfter, waiting } from '../waiting.ts';

export type SignOutEvent =
  /** From the user menu; requires confirmation. */
  | { type: 'signOut.asked' }
  | { type: 'signOut.cancelled' }
  /** Confirmed in the dialog, or requested by a screen whose only action is to sign out. */
  | { type: 'signOut.confirmed' };

export type SignOutNotice =
  | { type: 'signOut.started' }
  | { type: 'signOut.done' }
  | { type: 'signOut.failed'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Sign-out (specification section 2.6): confirm, sign out, notify. A failure returns to the confirmation. */
export const signOutMachine = setup({
  types: {
    events: {} as SignOutEvent,
    emitted: {} as SignOutNotice,
    tags: {} as 'dialog' | 'busy' | 'slow',
  },
  actors: { endSession: fromPromise<void>(notProvided('endSession')) },
  delays: { slow: slowAfter },
  actions: {
    notifyStarted: emit({ type: 'signOut.started' }),
    notifyDone: emit({ type: 'signOut.done' }),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'signOut.failed', failure }) as const),
  },
}).createMachine({
  id: 'signOut',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'signOut.asked': 'confirming',
        'signOut.confirmed': { target: 'leaving', actions: 'notifyStarted' },
      },
    },
    confirming: {
      tags: 'dialog',
      on: {
        'signOut.cancelled': 'closed',
        'signOut.confirmed': { target: 'ending', actions: 'notifyStarted' },
      },
    },
    // The dialog stays open until the outcome is known.
    ending: {
      ...waiting,
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'closed', actions: 'notifyDone' },
        onError: { target: 'confirming', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
    // Without a dialog.
    leaving: {
      ...waiting,
      tags: 'busy',
      invoke: {
        id: 'leave',
        src: 'endSession',
        onDone: { target: 'closed', actions: 'notifyDone' },
        onError: { target: 'closed', actions: { type: 'notifyFailure', params: failureOf } },
      },
    },
  },
});
