import type { IdentityContext } from '../context.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { StoredUser } from '../store/users.ts';
import { sessionResource } from './session.ts';
import { verificationResource, verified } from './verification.ts';

export type ReverificationStatus = 'needs_first_factor' | 'needs_second_factor' | 'complete';

interface Progress {
  level: 'first_factor' | 'second_factor' | 'multi_factor';
  status: ReverificationStatus;
}

/** A session's reverification as the SDK reads it (`SessionVerificationResource` of `@clerk/shared`). */
export async function reverificationResource(
  context: IdentityContext,
  session: SessionRow,
  user: StoredUser,
  { level, status }: Progress,
) {
  const [email] = user.emails;
  const emailFactor = {
    strategy: 'email_code',
    email_address_id: email?.id ?? null,
    safe_identifier: email?.emailAddress ?? null,
    primary: true,
  };
  const isProven = status === 'complete';
  return {
    object: 'session_reverification',
    id: session.id,
    status,
    level,
    session: await sessionResource(context, session, user),
    supported_first_factors: [user.passwordHash === null ? emailFactor : { strategy: 'password' }],
    supported_second_factors: user.totpSecret === null ? [] : [{ strategy: 'totp' }],
    first_factor_verification: isProven ? verificationResource(context, verified('password')) : null,
    second_factor_verification:
      isProven && user.totpSecret !== null ? verificationResource(context, verified('totp')) : null,
  };
}
