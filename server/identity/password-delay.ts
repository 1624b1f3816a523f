import { tooManyRequests } from './limits.ts';
import type { Requester } from './passwords.ts';

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
