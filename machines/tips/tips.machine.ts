import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

export interface Tip {
  readonly id: string;
  readonly title: string;
  /** Untrusted HTML. */
  readonly description: string;
}

/** The user's choice as stored in this browser (specification section 3). */
export type TipsChoice = { choice: 'none' | 'skip' | 'completed' } | { choice: 'remind'; remindAt: number };

export interface TipsContext {
  readonly tips: readonly Tip[];
  /** Zero-based index of the current tip. */
  readonly index: number;
  readonly stored: TipsChoice;
  /** Page load time in milliseconds since the Unix epoch. */
  readonly now: number;
}

/** No other dialog and no form is open, and nobody has typed for ten seconds. */
export interface DialogsClosed {
  readonly type: 'dialogs.closed';
}

export type TipsEvent =
  | DialogsClosed
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'remindLater.pressed' }
  /** Skip All or the close button, which are equivalent. */
  | { type: 'skip.pressed' };

export type TipsNotice = { type: 'tips.failed'; failure: Failure };

/** Specification section 9. */
const openDelay = 2000;
const remindDelay = 24 * 3_600_000;

/**
 * Helpful tips (specification sections 2.6 and 4): shown two seconds after load, or once no
 * other dialog and no form is open and nobody is typing after that, unless dismissed or postponed.
 */
export const tipsMachine = setup({
  types: {
    context: {} as TipsContext,
    input: {} as { stored: TipsChoice; now: number },
    events: {} as TipsEvent,
    emitted: {} as TipsNotice,
    tags: {} as 'dialog',
  },
  actors: {
    fetchTips: fromPromise<readonly Tip[]>(notProvided('fetchTips')),
    watchDialogs: fromCallback<DialogsClosed>(watcherNotProvided('watchDialogs')),
  },
  delays: { openDelay },
  guards: {
    isUndecided: ({ context }) => context.stored.choice === 'none',
    isDue: ({ context: { stored, now } }) => stored.choice === 'remind' && stored.remindAt <= now,
    areTips: (_, { tips }: { tips: readonly Tip[] }) => tips.length > 0,
    isLast: ({ context }) => context.index === context.tips.length - 1,
    isFirst: ({ context }) => context.index === 0,
  },
  actions: {
    /** Stores the choice in this browser; a reminder includes the delay in milliseconds from now. */
    storeChoice: effectNotProvided<{ choice: 'none' | 'skip' | 'completed' } | { choice: 'remind'; remindIn: number }>(
      'storeChoice',
    ),
    setTips: assign((_, { tips }: { tips: readonly Tip[] }) => ({ tips })),
    goOn: assign(({ context }) => ({ index: context.index + 1 })),
    goBack: assign(({ context }) => ({ index: context.index - 1 })),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'tips.failed', failure }) as const),
  },
}).createMachine({
  id: 'tips',
  context: ({ input }) => ({ ...input, tips: [], index: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUndecided', target: 'preparing' },
        { guard: 'isDue', target: 'preparing', actions: { type: 'storeChoice', params: { choice: 'none' } } },
        { target: 'settled' },
      ],
    },
    /** Both conditions must hold: tips loaded and two seconds elapsed. */
    preparing: {
      type: 'parallel',
      onDone: 'waiting',
      states: {
        tips: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                id: 'fetchTips',
                src: 'fetchTips',
                onDone: [
                  {
                    guard: { type: 'areTips', params: ({ event }) => ({ tips: event.output }) },
                    target: 'fetched',
                    actions: { type: 'setTips', params: ({ event }) => ({ tips: event.output }) },
                  },
                  { target: '#tips.settled' },
                ],
                onError: {
                  target: '#tips.settled',
                  actions: {
                    type: 'notifyFailure',
                    params: ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) }),
                  },
                },
              },
            },
            fetched: { type: 'final' },
          },
        },
        delay: {
          initial: 'early',
          states: { early: { after: { openDelay: 'late' } }, late: { type: 'final' } },
        },
      },
    },
    /** What the user is doing in another dialog or a form must not be interrupted. */
    waiting: {
      invoke: { id: 'watchDialogs', src: 'watchDialogs' },
      on: { 'dialogs.closed': 'showing' },
    },
    showing: {
      tags: 'dialog',
      on: {
        'next.pressed': [
          {
            guard: 'isLast',
            target: 'settled',
            actions: { type: 'storeChoice', params: { choice: 'completed' } },
          },
          { actions: 'goOn' },
        ],
        'previous.pressed': [{ guard: 'isFirst' }, { actions: 'goBack' }],
        'remindLater.pressed': {
          target: 'settled',
          actions: { type: 'storeChoice', params: { choice: 'remind', remindIn: remindDelay } },
        },
        'skip.pressed': { target: 'settled', actions: { type: 'storeChoice', params: { choice: 'skip' } } },
      },
    },
    settled: { type: 'final' },
  },
});
