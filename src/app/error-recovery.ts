import { createActor, fromPromise } from 'xstate';

import {
  errorRecoveryMachine,
  type Attempt,
  type ErrorRecoveryContext,
} from '#machines/error-recovery/error-recovery.machine.ts';

/** Per tab: another tab fails independently. */
const storageKey = 'recovery';

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  (value.step === 'reload' || value.step === 'redirect') &&
  'at' in value &&
  typeof value.at === 'number';

function lastAttempt(): Attempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

const providedErrorRecovery = errorRecoveryMachine.provide({
  actors: {
    rememberAttempt: fromPromise<void, Attempt>(async ({ input }) =>
      sessionStorage.setItem(storageKey, JSON.stringify(input)),
    ),
  },
  actions: {
    reloadPage: () => window.location.reload(),
    goHome: () => window.location.replace('/'),
  },
});

/** Starts the recovery of a page that has just failed. */
export function startRecovery(refused: boolean): void {
  const input: ErrorRecoveryContext = { last: lastAttempt(), now: Date.now(), online: navigator.onLine, refused };
  createActor(providedErrorRecovery, { input }).start();
}
