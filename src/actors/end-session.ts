import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Signs the person out of this browser. */
export const endSession = (identity: Identity) => fromPromise<void>(() => failing(() => identity.signOut()));
