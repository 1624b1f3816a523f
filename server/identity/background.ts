import { loggable } from './errors.ts';
import type { LocalIdentitySettings } from './settings.ts';

/**
 * Work whose duration and outcome a response must not reveal, such as mail: whether it was sent would reveal who has an
 * account.
 */
export interface Background {
  /** Starts the work; a failure is logged as `what`. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Waits for all work in progress. */
  idle(): Promise<void>;
}

export function createBackground(log: LocalIdentitySettings['log']): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: loggable(error) }, `${what} failed`))
        .then(() => {
          running.delete(task);
        });
      running.add(task);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}
