import { fromPromise } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import type { Credentials } from '#machines/sign-in/sign-in.machine.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Starts a sign-in with e-mail address and password. */
export const createSignIn = (identity: Identity) =>
  fromPromise<SignInStep, Credentials>(({ input }) =>
    failing(() => identity.createSignIn(input.email, input.password)),
  );
