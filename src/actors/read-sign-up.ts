import { fromPromise } from 'xstate';

import type { SignUpStep } from '#machines/identity-step.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Reads the sign-up in progress in this browser, if any. */
export const readSignUp = (identity: Identity) =>
  fromPromise<SignUpStep | null>(() => failing(() => identity.readSignUp()));
