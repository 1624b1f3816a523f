import { IdentityError } from './errors.ts';

/** How much of the process password hashing may take. */
interface HashQueueSize {
  /** Hashes computed at the same time. Each takes 32 MB and one of the four threads that also read files. */
  readonly atOnce: number;
  /** Hashes that wait for their turn. */
  readonly waiting: number;
  /** Of both together, for one requester, so that nobody fills the queue alone. */
  readonly perRequester: number;
}

export interface HashQueue {
  /**
   * Runs the work when its turn comes.
   * @param requester whose share of the queue it takes: the network it came from; null for the server's own work
   * @throws IdentityError 503 `service_unavailable` with `Retry-After` if the queue, or the requester's share, is full, or
   *   becomes so while it waits
   */
  run<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 2;

const queueFull = () =>
  new IdentityError(503, 'service_unavailable', 'The service is busy. Try again in a few seconds.', {
    retryAfterSeconds,
  });

type Requester = string | null;

/** Work that waits for its turn. */
interface Turn {
  begin(): void;
  refuse(error: IdentityError): void;
}

/** Those who wait. Requesters take turns, whatever each of them asks. */
function createWaitingRoom(places: number) {
  /** In the order of their turns. */
  const lanes = new Map<Requester, Turn[]>();
  return {
    /** Refuses the last work of the requester with the most, where that is more than this one would have; or throws. */
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
    /** Lets the next begin; its requester then waits until all others had their turn. */
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
 * A short queue for work that is slow by design (API4:2023, unrestricted resource consumption). A few requesters that
 * flood it keep nobody else out: where it is full, the busiest of them makes room.
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
    // Who has waited takes over the place of the one before, so `running` stays as it is.
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

/** The one queue of this process. At 0.1 s a hash, the last in it waits for about a second. */
export const processQueue = createHashQueue({ atOnce: 2, waiting: 16, perRequester: 9 });
