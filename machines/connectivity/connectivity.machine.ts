import { assign, fromCallback, fromPromise, setup } from 'xstate';

import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

/** What the browser says of its own network. */
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' };

export type ConnectivityEvent =
  | NetworkEvent
  /** A request of the app got no answer, or one of a proxy that has none from the server. */
  | { type: 'server.missed' }
  /** Any answer of the server itself. */
  | { type: 'server.heard' }
  | { type: 'retry.pressed' };

/** How long the server is left alone before it is asked again: twice as long each time, in milliseconds. */
const firstPause = 2000;
const longestPause = 30_000;

/**
 * Two facts (specification section 4): whether the browser has a network, by its own events, which a dialog tells; and
 * whether the server answers, which a banner tells. One missed request says little, so the server is asked before anything
 * is shown, and then until it answers.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as { online: boolean; pauses: number },
    input: {} as { online: boolean },
    events: {} as ConnectivityEvent,
    tags: {} as 'offline' | 'silent',
  },
  actors: {
    watchNetwork: fromCallback<NetworkEvent>(watcherNotProvided('watchNetwork')),
    askHealth: fromPromise<void>(notProvided('askHealth')),
  },
  delays: { pause: ({ context }) => Math.min(firstPause * 2 ** context.pauses, longestPause) },
  guards: { startsOnline: ({ context }) => context.online },
  actions: {
    reloadPage: effectNotProvided('reloadPage'),
    countPause: assign(({ context }) => ({ pauses: context.pauses + 1 })),
    forgetPauses: assign({ pauses: 0 }),
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ online: input.online, pauses: 0 }),
  type: 'parallel',
  states: {
    network: {
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'startsOnline', target: 'online' }, { target: 'offline' }] },
        online: { on: { 'network.lost': 'offline' } },
        offline: {
          tags: 'offline',
          on: { 'network.found': 'online', 'retry.pressed': { actions: 'reloadPage' } },
        },
      },
    },
    server: {
      initial: 'answering',
      states: {
        answering: { on: { 'server.missed': 'doubted' } },
        doubted: {
          on: { 'server.heard': 'answering' },
          invoke: { id: 'askOnce', src: 'askHealth', onDone: 'answering', onError: 'silent' },
        },
        silent: {
          tags: 'silent',
          exit: 'forgetPauses',
          initial: 'pausing',
          on: { 'server.heard': 'answering', 'network.found': '.asking' },
          states: {
            pausing: { after: { pause: 'asking' } },
            asking: {
              invoke: {
                id: 'askAgain',
                src: 'askHealth',
                onDone: '#connectivity.server.answering',
                onError: { target: 'pausing', actions: 'countPause' },
              },
            },
          },
        },
      },
    },
  },
});
