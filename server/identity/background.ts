import { loggable } from './errors.ts';
import type { LocalIdentitySettings } from './settings.ts';

/** Work whose duration and outcome the answer must not show, such as mail: whether it was sent tells who has an account. */
export interface Background {
  /** Starts it; a failure is logged as `what`. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Waits for all that is under way. */
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
