import { fromPromise } from 'xstate';

import type { SignUpStep } from '#machines/identity-step.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Verifies the address of a sign-up with the e-mailed code. */
export const attemptEmailCode = (identity: Identity) =>
  fromPromise<SignUpStep, { code: string }>(({ input }) => failing(() => identity.attemptEmailCode(input.code)));
