import { fromPromise } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Requests an e-mailed code for a forgotten password. */
export const createReset = (identity: Identity) =>
  fromPromise<SignInStep, { email: string }>(({ input }) => failing(() => identity.createReset(input.email)));
