import { emit, fromPromise, setup } from 'xstate';

import { notProvided } from '../not-provided.ts';
import { slowAfter } from '../waiting.ts';

export type ApiTokenEvent = { type: 'token.requested' };

export type ApiTokenNotice =
  | { type: 'token.copied' }
  /** The provider is slow, and the page has no place to show that. */
  | { type: 'token.slow' }
  | { type: 'token.failed' };

/** "Get Token" in the user menu (specification section 2.6): copies the user's API token to the clipboard. */
export const apiTokenMachine = setup({
  types: { events: {} as ApiTokenEvent, emitted: {} as ApiTokenNotice },
  actors: { copyToken: fromPromise<void>(notProvided('copyToken')) },
  delays: { slow: slowAfter },
  actions: {
    notifyCopied: emit({ type: 'token.copied' }),
    notifySlow: emit({ type: 'token.slow' }),
    notifyFailed: emit({ type: 'token.failed' }),
  },
}).createMachine({
  id: 'apiToken',
  initial: 'idle',
  states: {
    idle: { on: { 'token.requested': 'copying' } },
    copying: {
      invoke: {
        id: 'copyToken',
        src: 'copyToken',
        onDone: { target: 'idle', actions: 'notifyCopied' },
        onError: { target: 'idle', actions: 'notifyFailed' },
      },
      initial: 'quick',
      states: { quick: { after: { slow: 'slow' } }, slow: { entry: 'notifySlow' } },
    },
  },
});
