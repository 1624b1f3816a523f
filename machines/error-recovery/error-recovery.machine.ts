import { fromPromise, setup } from 'xstate';

import { effectNotProvided, notProvided } from '../not-provided.ts';

/** The last recovery attempt and its time. */
export interface Attempt {
  readonly step: 'reload' | 'redirect';
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

export interface ErrorRecoveryContext {
  readonly last: Attempt | null;
  readonly now: number;
  readonly online: boolean;
  /** The server refused the request, so a retry would be refused too. */
  readonly refused: boolean;
}

/** Time to read what failed, and to copy it, before the page is left. */
const readingTime = 10_000;

/** Milliseconds after an attempt from which a failure counts as a new one. */
const sameFailure = 20_000;

/**
 * Recovery of a failed page (specification section 2.1): reload once, then say what failed and go to the start page, then show the error.
 * Nothing is attempted if attempts cannot be stored, which would cause an endless loop, or if the browser is offline,
 * where a reload would lose the app.
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
  delays: { readingTime },
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
        { guard: 'wasReloaded', target: 'announced' },
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
    announced: { after: { readingTime: 'redirecting' } },
    redirecting: {
      invoke: {
        id: 'rememberRedirect',
        src: 'rememberAttempt',
        input: ({ context }) => ({ step: 'redirect' as const, at: context.now + readingTime }),
        onDone: { target: 'left', actions: 'goHome' },
        onError: 'shown',
      },
    },
    /** The browser is navigating to another page. */
    left: { type: 'final' },
    shown: { type: 'final' },
  },
});
