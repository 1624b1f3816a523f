import { fromPromise } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Sets a new password with the e-mailed code. */
export const attemptReset = (identity: Identity) =>
  fromPromise<SignInStep, { code: string; password: string }>(({ input }) =>
    failing(() => identity.attemptReset(input.code, input.password)),
  );
