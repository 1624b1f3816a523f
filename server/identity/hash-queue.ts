import { IdentityError } from './errors.ts';

/** How much of the process password hashing may take. */
interface HashQueueSize {
  /** Hashes computed at the same time. Each takes 32 MB and one of the four threads that also read files. */
  readonly atOnce: number;
  /** Hashes that wait for their turn; one more is refused. */
  readonly waiting: number;
  /** Of both together, for one requester, so that nobody fills the queue alone. */
  readonly perRequester: number;
}

export interface HashQueue {
  /**
   * Runs the work when its turn comes.
   * @param requester whose share of the queue it takes: an IP address; null for the server's own work
   * @throws IdentityError 503 `service_unavailable` with `Retry-After` if the queue, or the requester's share, is full
   */
  run<Result>(requester: string | null, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 2;

const queueFull = () =>
  new IdentityError(503, 'service_unavailable', 'The service is busy. Try again in a few seconds.', {
    retryAfterSeconds,
  });

/** A short queue for work that is slow by design (API4:2023, unrestricted resource consumption). */
export function createHashQueue({ atOnce, waiting, perRequester }: HashQueueSize): HashQueue {
  const turns: (() => void)[] = [];
  const shares = new Map<string | null, number>();
  let running = 0;

  const take = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The one before passes its place on, so `running` stays as it is.
    await new Promise<void>((resolve) => turns.push(resolve));
  };
  const pass = () => {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  };
  const changeShare = (requester: string | null, change: number) => {
    const share = (shares.get(requester) ?? 0) + change;
    if (share === 0) shares.delete(requester);
    else shares.set(requester, share);
  };

  return {
    async run(requester, work) {
      const isFull = running >= atOnce && turns.length >= waiting;
      const hasShare = requester === null || (shares.get(requester) ?? 0) < perRequester;
      if (isFull || !hasShare) throw queueFull();
      changeShare(requester, 1);
      await take();
      try {
        return await work();
      } finally {
        pass();
        changeShare(requester, -1);
      }
    },
  };
}

/** The one queue of this process. At 0.1 s a hash, the last in it waits for about a second. */
export const processQueue = createHashQueue({ atOnce: 2, waiting: 16, perRequester: 9 });
