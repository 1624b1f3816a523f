import { countBeyond, forgetHits, tooManyRequests, type LimitContext } from './limits.ts';
import type { Passwords, Requester } from './passwords.ts';

const longestDelay = 8000;
const accountDelay = 2000;
/** Concurrently delayed requests: each takes a connection and a timer, but no place in the hash queue. */
const delayedPerAccountAndIp = 2;
const delayedPerIp = 10;
const delayedInAll = 256;

/**
 * Slows guessing down without ever locking the account: the owner can sign in while others guess (OWASP ASVS 5.0,
 * 6.3.1). Half a second from the sixth try for one account from one IP address, doubling with each up to eight; two
 * seconds when many addresses try the same account.
 */
export function delayOf(beyondHere: number, beyondAnywhere: number): number {
  const here = beyondHere === 0 ? 0 : Math.min(longestDelay, 250 * 2 ** Math.min(beyondHere, 5));
  return Math.max(here, beyondAnywhere === 0 ? 0 : accountDelay);
}

/** The requests currently delayed. */
export interface Delayed {
  /** Waits, or throws 429 if too many of the same kind are waiting already. */
  wait(visit: Pick<Requester, 'network'>, account: string, milliseconds: number): Promise<void>;
}

/** @param sleep resolves after the given number of milliseconds */
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

/** The account whose password is tried. */
export interface GuardedAccount {
  /** The normalised address, which may be unknown: known and unknown ones are counted the same way. */
  readonly emailAddress: string;
  readonly passwordHash: string | null;
}

/**
 * Whether the password is correct. Every try is counted before it is checked, so that parallel guesses do not escape; a
 * correct password resets the count.
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
