import type { IdentityConnection } from '#src/identity/connection.ts';

import { activateSession } from './activate-session.ts';
import { attemptEmailCode } from './attempt-email-code.ts';
import { attemptReset } from './attempt-reset.ts';
import { attemptSecondFactor } from './attempt-second-factor.ts';
import { awaitProvider } from './await-provider.ts';
import { createReset } from './create-reset.ts';
import { createSignIn } from './create-sign-in.ts';
import { createSignUp } from './create-sign-up.ts';
import { finishSocial } from './finish-social.ts';
import { readSignUp } from './read-sign-up.ts';
import { sendEmailCode } from './send-email-code.ts';
import { startSocial } from './start-social.ts';

/** The services behind the screens before sign-in. Screens receive them ready-made and never see the identity port. */
export const authActors = (connection: IdentityConnection) => {
  const { identity } = connection;
  return {
    activateSession: activateSession(identity),
    attemptEmailCode: attemptEmailCode(identity),
    attemptReset: attemptReset(identity),
    attemptSecondFactor: attemptSecondFactor(identity),
    awaitProvider: awaitProvider(connection),
    createReset: createReset(identity),
    createSignIn: createSignIn(identity),
    createSignUp: createSignUp(identity),
    finishSocial: finishSocial(identity),
    readSignUp: readSignUp(identity),
    sendEmailCode: sendEmailCode(identity),
    startSocial: startSocial(identity),
  };
};

export type AuthActors = ReturnType<typeof authActors>;
