import type { VerificationState } from '#server/database/schema/identity.ts';

import type { IdentityContext } from '../context.ts';

/** A verification that has started but not succeeded. */
export const unverified = (strategy: string, expireAt: Date, redirectUrl: string | null = null): VerificationState => ({
  status: 'unverified',
  strategy,
  expireAt: expireAt.getTime(),
  redirectUrl,
  error: null,
});

export const verified = (strategy: string): VerificationState => ({
  status: 'verified',
  strategy,
  expireAt: null,
  redirectUrl: null,
  error: null,
});

/** A verification in Clerk's format; one past its expiry reads `expired`. */
export function verificationResource(
  context: IdentityContext,
  state: VerificationState | null,
  attempts: number | null = null,
) {
  const isExpired = state?.status === 'unverified' && state.expireAt !== null && state.expireAt <= context.now();
  return {
    object: 'verification',
    status: isExpired ? 'expired' : (state?.status ?? 'unverified'),
    strategy: state?.strategy ?? null,
    attempts,
    expire_at: state?.expireAt ?? null,
    external_verification_redirect_url: state?.redirectUrl ?? null,
    error: state?.error ?? null,
  };
}
