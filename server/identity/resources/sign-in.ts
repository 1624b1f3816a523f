import type { IdentityContext } from '../context.ts';
import type { SignInRow, WithTries } from '../store/attempts.ts';
import { verificationResource } from './verification.ts';

/** The sign-in as the browser sees it: identical for known and unknown addresses until the first factor is verified. */
export function signInResource(context: IdentityContext, attempt: WithTries<SignInRow>) {
  const { firstFactor, secondFactor, identifier } = attempt;
  return {
    object: 'sign_in_attempt',
    id: attempt.id,
    status: attempt.status,
    identifier,
    supported_identifiers: ['email_address'],
    supported_first_factors: identifier === null ? null : firstFactors(context, identifier),
    supported_second_factors: attempt.status === 'needs_second_factor' ? [{ strategy: 'totp' }] : null,
    first_factor_verification: firstFactor && verificationResource(context, firstFactor, attempt.codeTries),
    second_factor_verification: secondFactor && verificationResource(context, secondFactor, attempt.secondFactorTries),
    created_session_id: attempt.createdSessionId,
  };
}

function firstFactors(context: IdentityContext, identifier: string) {
  return [
    { strategy: 'password' },
    {
      strategy: 'reset_password_email_code',
      email_address_id: signInAddressId(context, identifier),
      safe_identifier: identifier,
      primary: true,
    },
  ];
}

/**
 * The id that a sign-in gives its address. Derived from the address alone: the stored id would reveal who has an
 * account.
 */
export const signInAddressId = (context: IdentityContext, identifier: string) =>
  `idn_${context.vault.digest('sign-in address', identifier).slice(0, 32)}`;
