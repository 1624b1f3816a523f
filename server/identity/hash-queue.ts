import { IdentityError } from './errors.ts';

/** Limits on password hashing in this process. */
interface HashQueueSize {
  /** Concurrent hashes. Each takes 32 MB and one of the four threads that also read files. */
  readonly atOnce: number;
  /** Hashes that may wait in the queue. */
  readonly waiting: number;
  /** Running and waiting hashes per requester, so that no requester fills the queue alone. */
  readonly perRequester: number;
}

export interface HashQueue {
  /**
   * Runs the work when its turn comes.
   * @param requester the network that the work is counted against; null for the server's own work
   * @throws IdentityError 503 `service_unavailable` with `Retry-After` if the queue or the requester's share is full,
   *   or becomes so while the work waits
   */
  run<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 2;

const queueFull = () =>
  new IdentityError(503, 'service_unavailable', 'The service is busy. Try again in a few seconds.', {
    retryAfterSeconds,
  });

type Requester = string | null;

/** Work waiting for its turn. */
interface Turn {
  begin(): void;
  refuse(error: IdentityError): void;
}

/** The waiting work. Requesters take turns, however much each of them has queued. */
function createWaitingRoom(places: number) {
  /** In the order of their turns. */
  const lanes = new Map<Requester, Turn[]>();
  return {
    /** Rejects the latest work of the requester with the most, if that exceeds this requester's; otherwise throws. */
    makeRoom(requester: Requester) {
      const all = [...lanes.values()];
      if (all.reduce((sum, { length }) => sum + length, 0) < places) return;
      const longest = all.reduce<Turn[]>((one, other) => (other.length > one.length ? other : one), []);
      if (longest.length <= (lanes.get(requester)?.length ?? 0) + 1) throw queueFull();
      longest.pop()?.refuse(queueFull());
    },
    wait: (requester: Requester) =>
      new Promise<void>((resolve, reject) => {
        const lane = lanes.get(requester) ?? [];
        lane.push({ begin: resolve, refuse: reject });
        lanes.set(requester, lane);
      }),
    /** Starts the next work; its requester then waits until all others have had their turn. */
    callNext(): boolean {
      const [next] = lanes;
      if (next === undefined) return false;
      const [requester, lane] = next;
      lane.shift()?.begin();
      lanes.delete(requester);
      if (lane.length > 0) lanes.set(requester, lane);
      return true;
    },
  };
}

/**
 * A short queue for deliberately slow work (API4:2023, unrestricted resource consumption). A few requesters that flood
 * it cannot lock others out: when it is full, the busiest of them yields a place.
 */
export function createHashQueue({ atOnce, waiting, perRequester }: HashQueueSize): HashQueue {
  const waitingRoom = createWaitingRoom(waiting);
  /** Running and waiting. */
  const shares = new Map<Requester, number>();
  let running = 0;

  const changeShare = (requester: Requester, change: number) => {
    const share = (shares.get(requester) ?? 0) + change;
    if (share === 0) shares.delete(requester);
    else shares.set(requester, share);
  };
  const inTurn = async <Result>(requester: Requester, work: () => Promise<Result>): Promise<Result> => {
    // The next work takes over this one's place, so `running` stays the same.
    if (running >= atOnce) await waitingRoom.wait(requester);
    else running += 1;
    try {
      return await work();
    } finally {
      if (!waitingRoom.callNext()) running -= 1;
    }
  };

  return {
    async run(requester, work) {
      if (requester !== null && (shares.get(requester) ?? 0) >= perRequester) throw queueFull();
      if (running >= atOnce) waitingRoom.makeRoom(requester);
      changeShare(requester, 1);
      try {
        return await inTurn(requester, work);
      } finally {
        changeShare(requester, -1);
      }
    },
  };
}

/** The process-wide queue. At 0.1 s per hash, the last in it waits for about a second. */
export const processQueue = createHashQueue({ atOnce: 2, waiting: 16, perRequester: 9 });
