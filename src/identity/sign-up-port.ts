import type { LoadedClerk, SignUpResource } from '@clerk/react/types';

import { answered, IdentityError } from './identity-error.ts';
import type { SignInStep } from './sign-in-port.ts';

/** The provider's response to a step of a sign-up. */
export interface SignUpStep extends SignInStep {
  readonly missing: readonly string[];
  readonly unverified: readonly string[];
}

/** @throws IdentityError network_error */
function stepOf(signUp: SignUpResource): SignUpStep {
  const { id, status, createdSessionId, missingFields, unverifiedFields } = signUp;
  // Under browser automation a request that cannot be sent resolves with an empty result (identity-protocol.md, 6).
  if (id === undefined || status === null) throw new IdentityError('network_error');
  return { status, sessionId: createdSessionId, missing: missingFields, unverified: unverifiedFields };
}

/** The steps of a sign-up by e-mail address and password. */
export const signUpPort = (clerk: () => LoadedClerk) => ({
  createSignUp: (emailAddress: string, password: string) =>
    answered(async () => stepOf(await clerk().client.signUp.create({ emailAddress, password }))),

  /** The sign-up in progress in this browser, or just completed; null when there is none. */
  readSignUp: () =>
    answered(async () => {
      const { signUp } = clerk().client;
      return signUp.id === undefined ? null : stepOf(signUp);
    }),

  /** E-mails the code of the sign-up in progress; any earlier code becomes invalid. */
  sendEmailCode: () =>
    answered(async () =>
      stepOf(await clerk().client.signUp.prepareEmailAddressVerification({ strategy: 'email_code' })),
    ),

  attemptEmailCode: (code: string) =>
    answered(async () => stepOf(await clerk().client.signUp.attemptEmailAddressVerification({ code }))),
});
