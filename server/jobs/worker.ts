import type { JobHandler } from './handler.ts';
import type { Jobs } from './jobs.ts';
import { startLoop } from './loop.ts';
import { runJob, type RunOptions } from './run-job.ts';
import { jobStore, type Wanted } from './store.ts';
import { turnsOf } from './turns.ts';

export interface WorkerOptions extends RunOptions {
  readonly jobs: Jobs;
  readonly handlers: readonly JobHandler[];
  /** How often to look for jobs that other processes have added, or that are to be retried. Milliseconds. */
  readonly pollEvery?: number;
  /** How often to look for expired leases and due schedules. Milliseconds. */
  readonly maintainEvery?: number;
  /** How long closing waits for running jobs, in milliseconds. Those that remain are retried after their lease. */
  readonly grace?: number;
}

export interface Worker {
  /** Retries jobs whose lease has expired, and adds the scheduled ones that are due. Also happens by itself. */
  maintain(): Promise<void>;
  /** Takes no more jobs, and waits for those that are running. */
  close(): Promise<void>;
}

interface Running {
  readonly name: string;
  readonly done: Promise<void>;
}

/**
 * The jobs that a process has room for: one more than its number for an organisation that runs none, because a job cannot be taken
 * back from another.
 */
function roomFor(handlers: readonly JobHandler[], running: ReadonlyMap<string, Running>): Omit<Wanted, 'turns'> {
  const free = handlers.map(({ job: { name, concurrency } }) => {
    const count = Array.from(running.values()).filter((one) => one.name === name).length;
    return { name, places: concurrency - count };
  });
  const namesWith = (isWanted: (places: number) => boolean) =>
    free.filter(({ places }) => isWanted(places)).map(({ name }) => name);
  return { names: namesWith((places) => places > 0), oneMore: namesWith((places) => places === 0) };
}

/** Runs jobs in this process. The failure of one is logged and kept with it; it never reaches the process. */
export function startWorker(options: WorkerOptions): Worker {
  const { jobs, log, handlers, pollEvery = 2000, maintainEvery = 30_000, grace = 10_000 } = options;
  const store = jobStore(options.database.jobs);
  const running = new Map<string, Running>();
  const closing = new AbortController();
  const stopping = new AbortController();
  const turns = turnsOf();

  const takeOne = async (): Promise<boolean> => {
    const claimed = await store.claim({ ...roomFor(handlers, running), turns: turns.numbers() });
    const handler = handlers.find(({ job }) => job.name === claimed?.data.job);
    if (!claimed || !handler) return false;
    turns.note(claimed.data.organisationId ?? '');
    const done = runJob(options, store, { claimed, handler, signal: stopping.signal }).then(() => {
      running.delete(claimed.id);
      polling.wake();
    });
    running.set(claimed.id, { name: handler.job.name, done });
    return true;
  };

  const takeAll = async () => {
    let found = true;
    while (found && !closing.signal.aborted) found = await takeOne();
  };

  const maintain = async () => {
    await store.maintain();
    for (const { of, job } of handlers) if (of === 'platform' && job.every) await jobs.sendScheduled(job);
    polling.wake();
  };

  const polling = startLoop(takeAll, pollEvery, (error) => log.warn({ err: error }, 'Looking for jobs failed'));
  const maintenance = startLoop(maintain, maintainEvery, (error) =>
    log.warn({ err: error }, 'The maintenance of jobs failed'),
  );
  const stopListening = jobs.onAdded(polling.wake);
  return {
    maintain,
    async close() {
      closing.abort();
      stopListening();
      await Promise.all([polling.close(), maintenance.close()]);
      await settled(
        Array.from(running.values(), ({ done }) => done),
        grace,
      );
      stopping.abort();
    },
  };
}

/** Waits for the promises, which never reject, but no longer than `milliseconds`. */
async function settled(promises: readonly Promise<void>[], milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.all(promises), timeout]);
  clearTimeout(timer);
}
