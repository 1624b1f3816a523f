import type { Log } from './log.ts';

const interval = 3_600_000;

/**
 * Runs the work now and every hour, never concurrently. A failure is logged under the work's name and retried the next
 * hour. Closing waits for a run in progress.
 */
export function startHourly(
  name: string,
  work: () => Promise<unknown>,
  log: Pick<Log, 'warn'>,
): { close(): Promise<void> } {
  const run = async () => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `${name} failed`);
    }
  };
  let underWay: Promise<void> | undefined;
  const begin = () => {
    underWay ??= run().finally(() => {
      underWay = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, interval).unref();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
