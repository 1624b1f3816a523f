import type { Log } from './log.ts';

const interval = 3_600_000;

/**
 * Does the work now and every hour, never twice at once. A failure is logged under the work's name, and the next hour
 * tries again. Closing waits for what is under way.
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
