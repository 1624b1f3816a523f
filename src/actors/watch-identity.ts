import { fromCallback } from 'xstate';

import type { IdentityEvent } from '#machines/session/session.types.ts';
import type { IdentityConnection, IdentityState } from '#src/identity/connection.ts';

const eventOf = (state: IdentityState): IdentityEvent => {
  if (state.kind === 'signedIn') return { type: 'identity.signedIn', sessionId: state.sessionId };
  return state.kind === 'failed' ? { type: 'identity.failed' } : { type: 'identity.signedOut' };
};

/** Notifies the session machine whenever someone signs in or out, in this tab or another. */
export const watchIdentity = (connection: IdentityConnection) =>
  fromCallback<IdentityEvent>(({ sendBack }) => connection.watch((state) => sendBack(eventOf(state))));
