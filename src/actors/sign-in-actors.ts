import type { Identity } from '#src/identity/identity.ts';

import { activateSession } from './activate-session.ts';
import { attemptSecondFactor } from './attempt-second-factor.ts';
import { createSignIn } from './create-sign-in.ts';

/** The services of the sign-in machine; screens get them ready made and never see the identity port. */
export const signInActors = (identity: Identity) => ({
  createSignIn: createSignIn(identity),
  attemptSecondFactor: attemptSecondFactor(identity),
  activateSession: activateSession(identity),
});

export type SignInActors = ReturnType<typeof signInActors>;
