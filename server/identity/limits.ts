import type { IdentityDatabase } from '#server/database/identity.ts';
import { clearHits, countHit } from '#server/database/limits.ts';

import { IdentityError } from './errors.ts';
import { sha256 } from './ids.ts';

interface Rate {
  /** Hits allowed in a window. */
  limit: number;
  /** Length of the window. */
  seconds: number;
}

export interface IdentityLimits {
  /** Passwords hashed for one IP address, whatever for. */
  hashesPerIp: Rate;
  /** The same for one browser. */
  hashesPerClient: Rate;
  /** Window in which passwords tried for one account from one IP address slow the next down (`password-guard.ts`). */
  passwordsPerAccountAndIp: Rate;
  /** The same for one account from anywhere. */
  passwordsPerAccount: Rate;
  /** Codes mailed to one address. */
  codesPerAddress: Rate;
  codesPerIp: Rate;
  signUpsPerIp: Rate;
  /** Changes to one browser's sign-up. */
  signUpChangesPerClient: Rate;
  /** Browsers that get a cookie. */
  browsersPerIp: Rate;
  /** Codes of an authenticator app tried while enrolling or removing it, or to prove who is there. */
  enrolmentsPerUser: Rate;
  /** Changes to a person's names and metadata. */
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

/** What counting needs. */
export interface LimitContext {
  readonly database: IdentityDatabase;
  readonly limits: IdentityLimits;
}

const bucketOf = (name: keyof IdentityLimits, subject: string) => `identity:${name}:${sha256(subject).slice(0, 32)}`;

/** Counts one hit for every process of this deployment, and says how many are beyond the limit. */
export async function countBeyond(
  { database, limits }: LimitContext,
  name: keyof IdentityLimits,
  subject: string,
): Promise<number> {
  const { hits } = await countHit(database, { bucket: bucketOf(name, subject), ...limits[name] });
  return Math.max(0, hits - limits[name].limit);
}

/** Begins to count at nothing. */
export const forgetHits = ({ database }: LimitContext, name: keyof IdentityLimits, subject: string): Promise<void> =>
  clearHits(database, bucketOf(name, subject));

/**
 * Counts one hit for every process of this deployment.
 * @param subject address or IP; stored hashed, so that the counters hold no personal data
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
  new IdentityError(429, code, 'Too many requests. Try again in a while.', { retryAfterSeconds });
