export { inBatches, mostCharacters } from './batches.ts';
export { runInWorker, streamFromWorker, workerTask, type WorkerTask } from './worker-pool.ts';
export { TooMuchWork } from './worker-thread.ts';
