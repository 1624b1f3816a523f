import { fromPromise, setup } from 'xstate';

import { effectNotProvided, notProvided } from '../not-provided.ts';

/** What was tried after a page failed, and when. */
export interface Attempt {
  readonly step: 'reload' | 'redirect';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ErrorRecoveryContext {
  readonly last: Attempt | null;
  readonly now: number;
  readonly online: boolean;
  /** The server said no: what it refused it would refuse again. */
  readonly refused: boolean;
}

/** A failure this long after an attempt is another failure; milliseconds. */
const sameFailure = 20_000;

/**
 * What is done about a page that failed (specification section 2.1): it is reloaded once, then left for the start, then it
 * says so. Where an attempt cannot be remembered this would go on for ever, and without a connection it would lose the
 * app: there nothing is tried.
 */
export const errorRecoveryMachine = setup({
  types: {
    context: {} as ErrorRecoveryContext,
    input: {} as ErrorRecoveryContext,
  },
  actors: { rememberAttempt: fromPromise<void, Attempt>(notProvided('rememberAttempt')) },
  guards: {
    isOffline: ({ context }) => !context.online,
    isRefused: ({ context }) => context.refused,
    isNew: ({ context: { last, now } }) => last === null || now - last.at > sameFailure,
    wasReloaded: ({ context }) => context.last?.step === 'reload',
  },
  actions: { reloadPage: effectNotProvided('reloadPage'), goHome: effectNotProvided('goHome') },
}).createMachine({
  id: 'errorRecovery',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isRefused', target: 'shown' },
        { guard: 'isOffline', target: 'shown' },
        { guard: 'isNew', target: 'reloading' },
        { guard: 'wasReloaded', target: 'redirecting' },
        { target: 'shown' },
      ],
    },
    reloading: {
      invoke: {
        id: 'rememberReload',
        src: 'rememberAttempt',
        input: ({ context }) => ({ step: 'reload' as const, at: context.now }),
        onDone: { target: 'left', actions: 'reloadPage' },
        onError: 'shown',
      },
    },
    redirecting: {
      invoke: {
        id: 'rememberRedirect',
        src: 'rememberAttempt',
        input: ({ context }) => ({ step: 'redirect' as const, at: context.now }),
        onDone: { target: 'left', actions: 'goHome' },
        onError: 'shown',
      },
    },
    /** Another page takes its place. */
    left: { type: 'final' },
    shown: { type: 'final' },
  },
});
