import { fromPromise } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Continues a sign-in that requires a code from the authenticator app. */
export const attemptSecondFactor = (identity: Identity) =>
  fromPromise<SignInStep, { code: string }>(({ input }) => failing(() => identity.attemptSecondFactor(input.code)));
