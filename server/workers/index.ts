export { mostCharacters } from './batches.ts';
export { runInWorker, streamFromWorker, workerTask } from './worker-pool.ts';
export { TooMuchWork } from './worker-thread.ts';
