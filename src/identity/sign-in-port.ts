import type { LoadedClerk, SignInResource } from '@clerk/react/types';

import { answered, IdentityError } from './identity-error.ts';

/** The provider's response to a step of a sign-in. */
export interface SignInStep {
  readonly status: string;
  readonly sessionId: string | null;
}

/** @throws IdentityError network_error */
function stepOf(signIn: SignInResource): SignInStep {
  // Under browser automation a request that cannot be sent resolves with an empty result (identity-protocol.md, 6).
  if (signIn.id === undefined || signIn.status === null) throw new IdentityError('network_error');
  return { status: signIn.status, sessionId: signIn.createdSessionId };
}

/** The steps of a sign-in and of a password reset. */
export const signInPort = (clerk: () => LoadedClerk) => ({
  createSignIn: (identifier: string, password: string) =>
    answered(async () => stepOf(await clerk().client.signIn.create({ identifier, password }))),

  attemptSecondFactor: (code: string) =>
    answered(async () => stepOf(await clerk().client.signIn.attemptSecondFactor({ strategy: 'totp', code }))),

  createReset: (identifier: string) =>
    answered(async () =>
      stepOf(await clerk().client.signIn.create({ strategy: 'reset_password_email_code', identifier })),
    ),

  attemptReset: (code: string, password: string) =>
    answered(async () =>
      stepOf(await clerk().client.signIn.attemptFirstFactor({ strategy: 'reset_password_email_code', code, password })),
    ),
});
