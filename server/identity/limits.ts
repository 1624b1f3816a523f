import { countHit } from '#server/database/limits.ts';

import type { IdentityContext } from './context.ts';
import { IdentityError } from './errors.ts';
import { sha256 } from './ids.ts';

interface Rate {
  /** Hits allowed in a window. */
  limit: number;
  /** Length of the window. */
  seconds: number;
}

export interface IdentityLimits {
  /** Passwords tried for one address, right or wrong. */
  signInsPerAddress: Rate;
  signInsPerIp: Rate;
  /** Codes mailed to one address. */
  codesPerAddress: Rate;
  codesPerIp: Rate;
  signUpsPerIp: Rate;
  /** Browsers that get a cookie. */
  browsersPerIp: Rate;
  /** Codes of an authenticator app tried while enrolling it. */
  enrolmentsPerUser: Rate;
}

const hour = 3600;

/** Generous for a company behind one address, useless for guessing. */
export const defaultLimits: IdentityLimits = {
  signInsPerAddress: { limit: 20, seconds: 600 },
  signInsPerIp: { limit: 200, seconds: 600 },
  codesPerAddress: { limit: 5, seconds: hour },
  codesPerIp: { limit: 100, seconds: hour },
  signUpsPerIp: { limit: 100, seconds: hour },
  browsersPerIp: { limit: 600, seconds: hour },
  enrolmentsPerUser: { limit: 10, seconds: hour },
};

/**
 * Counts one hit for every process of this deployment.
 * @param subject address or IP; stored hashed, so that the counters hold no personal data
 * @throws IdentityError 429 with `Retry-After`
 */
export async function enforceLimit(
  context: IdentityContext,
  name: keyof IdentityLimits,
  subject: string,
): Promise<void> {
  const bucket = `identity:${name}:${sha256(subject).slice(0, 32)}`;
  const { allowed, retryAfterSeconds } = await countHit(context.database, { bucket, ...context.limits[name] });
  if (allowed) return;
  const code = name.startsWith('codes') ? 'verification_code_too_many_requests' : 'too_many_requests';
  throw new IdentityError(429, code, 'Too many requests. Please try again in a while.', { retryAfterSeconds });
}
