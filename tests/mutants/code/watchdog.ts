import { Worker } from 'node:worker_threads';

/** Longer than anything that a test does at once, however busy the machine. */
const longestSilence = 60_000;

const watch = `
  const { workerData: { beats, longestSilence } } = require('node:worker_threads');
  let last = Atomics.load(beats, 0);
  let since = Date.now();
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    if (beat !== last) [last, since] = [beat, Date.now()];
    else if (Date.now() - since > longestSilence) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
`;

/**
 * Ends this process once its event loop has stood still: a mutant that loops for ever outside of mutated code, where
 * Stryker's switches do not count, would keep all others from running. The runner counts it as detected and continues.
 */
export function startWatchdog(): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const watchdog = new Worker(watch, { eval: true, workerData: { beats, longestSilence } });
  watchdog.unref();
  setInterval(() => Atomics.add(beats, 0, 1), 1_000).unref();
}
