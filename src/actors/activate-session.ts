import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Activates the session of a completed sign-in in this browser. */
export const activateSession = (identity: Identity) =>
  fromPromise<void, { sessionId: string | null }>(({ input }) => failing(() => identity.activate(input.sessionId)));
