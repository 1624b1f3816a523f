import { assertOutsideTransaction } from '#server/database/tenancy.ts';
import { FairPlaces } from '#server/fair/fair-places.ts';

import { WorkerThread } from './worker-thread.ts';

/**
 * Work on text from outside: the function `run` of a module of its own, which a worker thread loads. It yields values or
 * resolves to one. Both are copied between the threads, so that they are made of plain objects, lists, texts and bytes; a
 * file is handed over, and empty for the caller afterwards.
 */
export interface WorkerTask<Run extends (input: never) => unknown> {
  readonly module: string;
  /** What to do when it takes too long or too much memory. */
  readonly tooMuch: string;
  /** Only a type: what the module exports. */
  readonly run?: Run;
}

/** @param module the address of the module that exports `run`: `new URL('./read.task.ts', import.meta.url)` */
export const workerTask = <Run extends (input: never) => unknown>(module: URL, tooMuch: string): WorkerTask<Run> => ({
  module: module.href,
  tooMuch,
});

interface WorkOptions {
  /** Whose work it is: places are shared out between organisations. */
  readonly organisationId: string;
  /** For the work itself, in milliseconds; neither for waiting nor for the use of what it yields. */
  readonly limitMs: number;
}

const busy = 'The server is busy with other files and texts. Try again in a moment.';

/**
 * So many tasks are done at a time in one process: each thread has a heap of its own. One is kept for organisations that have
 * none, because a task cannot be taken back. What waits holds its input in memory.
 */
const threads = new FairPlaces({
  places: 3,
  reserved: 1,
  waiting: { most: 20, milliseconds: 30_000 },
  retryAfter: 5,
  messages: { person: busy, organisation: busy, others: busy, recalled: busy },
});

/** How long a thread waits for another task, in milliseconds: the next would take half a second longer without it. */
const longestIdle = 60_000;

interface IdleThread {
  readonly thread: WorkerThread;
  readonly timer: NodeJS.Timeout;
}

const idle: IdleThread[] = [];

function rest(thread: WorkerThread): void {
  const timer = setTimeout(() => {
    idle.splice(idle.indexOf(resting), 1);
    void thread.end();
  }, longestIdle);
  timer.unref();
  const resting = { thread, timer };
  idle.push(resting);
}

function idleThread(): WorkerThread {
  const resting = idle.pop();
  if (resting === undefined) return new WorkerThread();
  clearTimeout(resting.timer);
  return resting.thread.isOpen ? resting.thread : idleThread();
}

/** The files in an input: it is one, or has some as fields. */
function filesIn(input: unknown): Uint8Array[] {
  if (input instanceof Uint8Array) return [input];
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  return Object.values<unknown>({ ...input }).filter((value) => value instanceof Uint8Array);
}

/** The memory of a file: the thread takes it over. Small buffers of Node share theirs, and are copied. */
const handedOver = (input: unknown): ArrayBuffer[] =>
  filesIn(input).flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );

async function* valuesOf<Output>(
  { module, tooMuch }: Pick<WorkerTask<never>, 'module' | 'tooMuch'>,
  input: unknown,
  { organisationId, limitMs }: WorkOptions,
): AsyncGenerator<Output, void> {
  assertOutsideTransaction('A worker thread was waited for');
  const place = await threads.take({ organisationId });
  const thread = idleThread();
  try {
    yield* thread.values<Output>({ module, tooMuch, input, transfer: handedOver(input), limit: limitMs });
  } finally {
    if (thread.isOpen) rest(thread);
    place.release();
  }
}

/**
 * Does a task that yields in a worker thread; it works when it is asked for the next value.
 * @throws TooMuchWork if it exceeds its limit, NoPlace if too many wait for a thread, and what the task throws
 */
export const streamFromWorker = <Input, Output>(
  task: WorkerTask<(input: Input) => AsyncGenerator<Output, unknown>>,
  input: Input,
  options: WorkOptions,
): AsyncGenerator<Output, void> => valuesOf<Output>(task, input, options);

/**
 * Does a task in a worker thread.
 * @throws TooMuchWork if it exceeds its limit, NoPlace if too many wait for a thread, and what the task throws
 */
export async function runInWorker<Input, Output>(
  task: WorkerTask<(input: Input) => Output | Promise<Output>>,
  input: Input,
  options: WorkOptions,
): Promise<Output> {
  const values: Output[] = [];
  for await (const value of valuesOf<Output>(task, input, options)) values.push(value);
  const [value] = values;
  if (value === undefined) throw new Error(`${task.module} gave no value`);
  return value;
}
