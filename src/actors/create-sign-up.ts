import { fromPromise } from 'xstate';

import type { SignUpStep } from '#machines/identity-step.ts';
import type { NewAccount } from '#machines/sign-up/sign-up.machine.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Starts a sign-up with e-mail address and password. */
export const createSignUp = (identity: Identity) =>
  fromPromise<SignUpStep, NewAccount>(({ input }) => failing(() => identity.createSignUp(input.email, input.password)));
