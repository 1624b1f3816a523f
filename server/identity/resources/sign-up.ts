import type { IdentityContext } from '../context.ts';
import type { SignUpRow, WithTries } from '../store/attempts.ts';
import { verificationResource } from './verification.ts';

export function signUpResource(context: IdentityContext, attempt: WithTries<SignUpRow>) {
  return {
    object: 'sign_up_attempt',
    id: attempt.id,
    status: attempt.createdUserId === null ? 'missing_requirements' : 'complete',
    required_fields: ['email_address', 'password'],
    optional_fields: ['first_name', 'last_name'],
    missing_fields: missingFields(attempt),
    unverified_fields: attempt.emailAddress !== null && !isEmailVerified(attempt) ? ['email_address'] : [],
    verifications: {
      email_address: emailVerification(context, attempt),
      external_account: attempt.externalVerification && verificationResource(context, attempt.externalVerification),
    },
    first_name: attempt.firstName,
    last_name: attempt.lastName,
    email_address: attempt.emailAddress,
    has_password: attempt.passwordHash !== null,
    unsafe_metadata: attempt.unsafeMetadata,
    created_session_id: attempt.createdSessionId,
    created_user_id: attempt.createdUserId,
  };
}

export const isEmailVerified = (attempt: SignUpRow) => attempt.emailVerification?.status === 'verified';

/** A sign-up from a provider needs no password. */
function missingFields(attempt: SignUpRow): string[] {
  return [
    ...(attempt.emailAddress === null ? ['email_address'] : []),
    ...(attempt.passwordHash === null && attempt.external === null ? ['password'] : []),
  ];
}

/** A sign-up with nothing missing creates the user. */
export const isReady = (attempt: SignUpRow) => missingFields(attempt).length === 0 && isEmailVerified(attempt);

function emailVerification(context: IdentityContext, attempt: WithTries<SignUpRow>) {
  if (attempt.emailAddress === null) return null;
  const prepared = attempt.emailVerification ? 'needs_attempt' : 'needs_prepare';
  return {
    ...verificationResource(context, attempt.emailVerification, attempt.codeTries),
    next_action: isEmailVerified(attempt) ? '' : prepared,
    supported_strategies: ['email_code'],
  };
}
