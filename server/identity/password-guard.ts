import { countBeyond, forgetHits, tooManyRequests, type LimitContext } from './limits.ts';
import type { Passwords, Requester } from './passwords.ts';

const longestDelay = 8000;
const accountDelay = 2000;
/** Requests that may be delayed at the same time: a delay costs a connection and a timer, but no place in the hash queue. */
const delayedPerAccountAndIp = 2;
const delayedPerIp = 10;
const delayedInAll = 256;

/**
 * Guessing is slowed down, never refused for good: the owner gets in, also while others guess (OWASP
 * ASVS 5.0, 6.3.1). Half a second from the sixth try for one account from one IP address on, doubled with each until
 * eight; two seconds where many addresses try the same account.
 */
export function delayOf(beyondHere: number, beyondAnywhere: number): number {
  const here = beyondHere === 0 ? 0 : Math.min(longestDelay, 250 * 2 ** Math.min(beyondHere, 5));
  return Math.max(here, beyondAnywhere === 0 ? 0 : accountDelay);
}

/** The requests that are delayed now. */
export interface Delayed {
  /** Waits; or throws 429 where too many of the same kind wait already. */
  wait(visit: Pick<Requester, 'network'>, account: string, milliseconds: number): Promise<void>;
}

/** @param sleep resolves after so many milliseconds */
export function createDelayed(sleep: (milliseconds: number) => Promise<void>): Delayed {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    async wait({ network }, account, milliseconds) {
      if (milliseconds === 0) return;
      const lanes = [
        [`${network} ${account}`, delayedPerAccountAndIp],
        [network, delayedPerIp],
        ['', delayedInAll],
      ] as const;
      if (lanes.some(([key, most]) => (counts.get(key) ?? 0) >= most)) {
        throw tooManyRequests(Math.ceil(milliseconds / 1000));
      }
      for (const [key] of lanes) change(key, 1);
      try {
        await sleep(milliseconds);
      } finally {
        for (const [key] of lanes) change(key, -1);
      }
    },
  };
}

interface GuardContext extends LimitContext {
  readonly passwords: Passwords;
  readonly delayed: Delayed;
}

/** Whose password is tried. */
export interface GuardedAccount {
  /** The normalised address, which nobody may have: known and unknown ones count alike. */
  readonly emailAddress: string;
  readonly passwordHash: string | null;
}

/**
 * Whether the password is the account's. Every try is counted before its answer is known, so that parallel guesses do not
 * escape; the right password clears the count.
 * @throws IdentityError 429 too_many_requests, 503 service_unavailable
 */
export async function isRightPassword(
  context: GuardContext,
  visit: Requester,
  { emailAddress, passwordHash }: GuardedAccount,
  password: string,
): Promise<boolean> {
  const pair = `${visit.network} ${emailAddress}`;
  const beyondHere = await countBeyond(context, 'passwordsPerAccountAndIp', pair);
  const beyondAnywhere = await countBeyond(context, 'passwordsPerAccount', emailAddress);
  await context.delayed.wait(visit, emailAddress, delayOf(beyondHere, beyondAnywhere));
  const isRight = await context.passwords.verify(visit, password, passwordHash);
  if (isRight) {
    await forgetHits(context, 'passwordsPerAccountAndIp', pair);
    await forgetHits(context, 'passwordsPerAccount', emailAddress);
  }
  return isRight;
}
