import { Worker, type Transferable } from 'node:worker_threads';

import { ApiError } from '#server/contract/errors.ts';

import type { Order, Report, SentError } from './messages.ts';

/** 400: a task exceeded its time or memory. The message says what to do about it. */
export class TooMuchWork extends ApiError {
  constructor(message: string) {
    super(400, message, { errors: [{ field: 'file', message }] });
  }
}

/** In megabytes: a workbook with the most texts that it may have takes half of it. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Until a thread has loaded the code of a task, in milliseconds: no input has been looked at. */
const longestStart = 60_000;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function errorOf({ statusCode, message, errors, stack }: SentError): Error {
  if (statusCode !== undefined) return new ApiError(statusCode, message, { errors });
  const failure = new Error(message);
  failure.stack = stack;
  return failure;
}

/** A task with its input and its limits. */
export interface Work {
  /** The address of its module. */
  readonly module: string;
  readonly input: unknown;
  /** What the thread takes over instead of a copy. */
  readonly transfer: readonly Transferable[];
  /** For the work itself, in milliseconds: not for the use of its values. */
  readonly limit: number;
  /** What to do when it is exceeded. */
  readonly tooMuch: string;
}

type Limited = Pick<Work, 'transfer' | 'tooMuch'>;

/** A thread that does one task after the other. */
export class WorkerThread {
  readonly #worker = new Worker(new URL('thread.mjs', import.meta.url), {
    // Those of this process are for it: a test runner's, an inspector's.
    execArgv: [],
    resourceLimits: memory,
  });
  #isOpen = true;
  /** Ends the wait for an answer of a thread that will not give one. */
  #fail: ((error: unknown) => void) | undefined;

  constructor() {
    this.#worker.on('error', (error) => this.#closed(error));
    this.#worker.on('exit', () => this.#closed(new Error('The worker thread has ended')));
    // A process may end while the thread has nothing to do.
    this.#worker.unref();
  }

  /** Whether it can do another task. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  async end(): Promise<void> {
    this.#isOpen = false;
    await this.#worker.terminate();
  }

  #closed(error: unknown): void {
    this.#isOpen = false;
    this.#fail?.(error);
  }

  /** @throws TooMuchWork once the time has passed or the memory is used up: the thread is ended */
  async #ask<Value>(order: Order, limit: number, { transfer, tooMuch }: Limited): Promise<Report<Value>> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Report<Value>>((resolve, reject) => {
        this.#fail = reject;
        timer = setTimeout(() => reject(new TooMuchWork(tooMuch)), limit);
        this.#worker.once('message', resolve);
        this.#worker.ref();
        this.#worker.postMessage(order, order.kind === 'run' ? transfer : []);
      });
    } catch (error) {
      await this.end();
      throw isOutOfMemory(error) ? new TooMuchWork(tooMuch) : error;
    } finally {
      clearTimeout(timer);
      this.#fail = undefined;
      this.#worker.unref();
    }
  }

  /** The values of a task, as they are asked for. @throws TooMuchWork, and what the task throws */
  async *values<Value>(work: Work): AsyncGenerator<Value, void> {
    let isDone = false;
    let left = work.limit;
    try {
      const { module, input } = work;
      let report = await this.#ask<Value>({ kind: 'run', module, input }, longestStart, work);
      while (report.kind === 'loaded' || report.kind === 'value') {
        if (report.kind === 'value') yield report.value;
        const before = performance.now();
        report = await this.#ask<Value>({ kind: 'next' }, left, work);
        left -= performance.now() - before;
      }
      isDone = true;
      if (report.kind === 'failed') throw errorOf(report.error);
    } finally {
      if (!isDone) await this.end();
    }
  }
}
