import { assign, fromCallback, fromPromise, setup } from 'xstate';

import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

/** The browser's own network state. */
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' };

export type ConnectivityEvent =
  | NetworkEvent
  /** A request got no response, or a proxy's response in place of the server's. */
  | { type: 'server.unreachable' }
  /** Any response from the server itself. */
  | { type: 'server.reachable' }
  | { type: 'retry.pressed' };

/** Delay before the next health check in milliseconds; it doubles each time. */
const firstPause = 2000;
const longestPause = 30_000;

/**
 * Connectivity (specification section 4) in two parallel regions: the browser's network state, shown in a dialog, and
 * whether the server responds, shown in a banner. One failed request proves little, so the machine polls the server
 * before it shows anything, and continues until the server responds.
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
        answering: { on: { 'server.unreachable': 'doubted' } },
        doubted: {
          on: { 'server.reachable': 'answering' },
          invoke: { id: 'askOnce', src: 'askHealth', onDone: 'answering', onError: 'silent' },
        },
        silent: {
          tags: 'silent',
          exit: 'forgetPauses',
          initial: 'pausing',
          on: { 'server.reachable': 'answering', 'network.found': '.asking' },
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
