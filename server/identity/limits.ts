import type { IdentityDatabase } from '#server/database/identity.ts';
import { clearHits, countHit } from '#server/database/limits.ts';

import { IdentityError } from './errors.ts';
import { sha256 } from './ids.ts';

interface Rate {
  /** Hits allowed in a window. */
  limit: number;
  /** Window length. */
  seconds: number;
}

export interface IdentityLimits {
  /** Passwords hashed for one IP address, for any purpose. */
  hashesPerIp: Rate;
  /** The same for one browser. */
  hashesPerClient: Rate;
  /** Window for password attempts per account and IP address, which slow the next ones down (`password-delay.ts`). */
  passwordsPerAccountAndIp: Rate;
  /** The same for one account from any address. */
  passwordsPerAccount: Rate;
  /** Codes mailed to one mailbox, whatever the spelling of its address. */
  codesPerAddress: Rate;
  codesPerIp: Rate;
  signUpsPerIp: Rate;
  /** Changes to one browser's sign-up. */
  signUpChangesPerClient: Rate;
  /** Browsers registered with a cookie. */
  browsersPerIp: Rate;
  /** Authenticator codes tried for enrolment, removal or reverification. */
  enrolmentsPerUser: Rate;
  /** Changes to a user's names and metadata. */
  profileChangesPerUser: Rate;
}

const minute = 60;
const hour = 3600;

/** Generous for a company behind one address, useless for guessing. */
export const defaultLimits: IdentityLimits = {
  hashesPerIp: { limit: 600, seconds: 10 * minute },
  hashesPerClient: { limit: 30, seconds: 10 * minute },
  passwordsPerAccountAndIp: { limit: 5, seconds: 10 * minute },
  passwordsPerAccount: { limit: 50, seconds: 10 * minute },
  codesPerAddress: { limit: 5, seconds: hour },
  codesPerIp: { limit: 100, seconds: hour },
  signUpsPerIp: { limit: 100, seconds: hour },
  signUpChangesPerClient: { limit: 60, seconds: 10 * minute },
  browsersPerIp: { limit: 600, seconds: hour },
  enrolmentsPerUser: { limit: 10, seconds: hour },
  profileChangesPerUser: { limit: 60, seconds: minute },
};

/** Dependencies of counting. */
export interface LimitContext {
  readonly database: IdentityDatabase;
  readonly limits: IdentityLimits;
}

const bucketOf = (name: keyof IdentityLimits, subject: string) => `identity:${name}:${sha256(subject).slice(0, 32)}`;

/** Counts one hit across all processes, and returns by how much the limit is exceeded. */
export async function countBeyond(
  { database, limits }: LimitContext,
  name: keyof IdentityLimits,
  subject: string,
): Promise<number> {
  const { hits } = await countHit(database, { bucket: bucketOf(name, subject), ...limits[name] });
  return Math.max(0, hits - limits[name].limit);
}

/** Resets a counter. */
export const forgetHits = ({ database }: LimitContext, name: keyof IdentityLimits, subject: string): Promise<void> =>
  clearHits(database, bucketOf(name, subject));

/**
 * Counts one hit across all processes.
 * @param subject address or IP; stored hashed, so that counters contain no personal data
 * @throws IdentityError 429 with `Retry-After`
 */
export async function enforceLimit(
  { database, limits }: LimitContext,
  name: keyof IdentityLimits,
  subject: string,
): Promise<void> {
  const bucket = bucketOf(name, subject);
  const { allowed, retryAfterSeconds } = await countHit(database, { bucket, ...limits[name] });
  if (allowed) return;
  throw tooManyRequests(
    retryAfterSeconds,
    name.startsWith('codes') ? 'verification_code_too_many_requests' : 'too_many_requests',
  );
}

export const tooManyRequests = (retryAfterSeconds: number, code = 'too_many_requests') =>
  new IdentityError(429, code, 'Too many requests. Try again later.', { retryAfterSeconds });
