import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Makes the session of a completed sign-in the active one of this browser. */
export const activateSession = (identity: Identity) =>
  fromPromise<void, { sessionId: string | null }>(({ input }) => failing(() => identity.activate(input.sessionId)));
