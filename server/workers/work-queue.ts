import { ApiError } from '#server/contract/errors.ts';

/** 503: everything is taken, and will not be for long. */
const busy = () =>
  new ApiError(503, 'The server is busy with other files and texts. Try again in a moment.', { retryAfterSeconds: 5 });

interface Waiting {
  readonly enter: (leave: () => void) => void;
}

interface Limits {
  /** Tasks at the same time. */
  readonly places: number;
  /** Tasks that wait for a place: each holds its input in memory. */
  readonly mostWaiting: number;
  /** For a place, in milliseconds. */
  readonly longestWait: number;
}

/** Who may use a worker thread next: whoever has waited longest. */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #waiting: Waiting[] = [];
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place.
   * @param _organisationId whose work it is
   * @returns gives the place back
   * @throws ApiError 503 if too many wait already, or none becomes free in time
   */
  enter(_organisationId: string): Promise<() => void> {
    if (this.#taken < this.#limits.places) return Promise.resolve(this.#take());
    if (this.#waiting.length >= this.#limits.mostWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        reject(busy());
      }, this.#limits.longestWait);
      const one = {
        enter: (leave: () => void) => {
          clearTimeout(timer);
          resolve(leave);
        },
      };
      this.#waiting.push(one);
    });
  }

  #take(): () => void {
    this.#taken += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#taken -= 1;
      this.#waiting.shift()?.enter(this.#take());
    };
  }
}
