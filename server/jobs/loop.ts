/** A repeated piece of work. */
export interface Loop {
  /** Repeats now, or right after the run in progress, instead of at the end of the interval. */
  readonly wake: () => void;
  /** Waits for the run in progress; there is none after it. */
  close(): Promise<void>;
}

/**
 * Runs the work now and again `interval` milliseconds after it has ended, until closed. A failure is reported and does
 * not end the loop.
 */
export function startLoop(work: () => Promise<void>, interval: number, report: (error: unknown) => void): Loop {
  const closing = new AbortController();
  let awake = false;
  let endWait = () => {};

  const wait = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, interval);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    while (!closing.signal.aborted) {
      awake = false;
      await work().catch(report);
      if (!awake) await wait();
    }
  };

  const wake = () => {
    awake = true;
    endWait();
  };
  const ended = run();
  return {
    wake,
    async close() {
      closing.abort();
      wake();
      await ended;
    },
  };
}
