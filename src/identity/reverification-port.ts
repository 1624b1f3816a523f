import type { LoadedClerk } from '@clerk/react/types';

import { IdentityError } from './identity-error.ts';

type Session = NonNullable<LoadedClerk['session']>;
type Verification = Awaited<ReturnType<Session['startVerification']>>;

export type ReverificationFactor = 'password' | 'totp' | 'emailCode';

interface ReverificationStep {
  readonly factor: ReverificationFactor | null;
}

/** Clerk's level "strict" requires the second factor of those who have one, and the first of all others. */
const level = 'second_factor';

/** @throws IdentityError where the provider requires a proof that this application does not support */
function unsupported(): never {
  throw new IdentityError('reverification_unsupported');
}

function emailAddressIn({ supportedFirstFactors }: Verification): string {
  for (const factor of supportedFirstFactors ?? []) if (factor.strategy === 'email_code') return factor.emailAddressId;
  return unsupported();
}

/** The next required step; if that is a code, it is e-mailed. */
async function stepOf(session: Session, verification: Verification): Promise<ReverificationStep> {
  const { status, supportedFirstFactors, supportedSecondFactors } = verification;
  if (status === 'complete') return { factor: null };
  if (status === 'needs_second_factor') {
    const hasApp = supportedSecondFactors?.some(({ strategy }) => strategy === 'totp') ?? false;
    return hasApp ? { factor: 'totp' } : unsupported();
  }
  if (supportedFirstFactors?.some(({ strategy }) => strategy === 'password')) return { factor: 'password' };
  const emailAddressId = emailAddressIn(verification);
  await session.prepareFirstFactorVerification({ strategy: 'email_code', emailAddressId });
  return { factor: 'emailCode' };
}

export const startReverification = async (session: Session): Promise<ReverificationStep> =>
  stepOf(session, await session.startVerification({ level }));

export async function attemptReverification(
  session: Session,
  factor: ReverificationFactor,
  secret: string,
): Promise<ReverificationStep> {
  const verification =
    factor === 'totp'
      ? await session.attemptSecondFactorVerification({ strategy: 'totp', code: secret })
      : await session.attemptFirstFactorVerification(
          factor === 'password' ? { strategy: 'password', password: secret } : { strategy: 'email_code', code: secret },
        );
  return stepOf(session, verification);
}
