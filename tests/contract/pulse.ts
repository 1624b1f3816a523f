import { Worker } from 'node:worker_threads';

/** Ticks about once a millisecond in a separate thread, independently of the main one. */
const ticking = `
  const { workerData } = require('node:worker_threads');
  const ticks = new Int32Array(workerData);
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    Atomics.wait(nobody, 0, 0, 1);
    Atomics.add(ticks, 0, 1);
  }
`;

export interface Pulse {
  /** The most ticks of the other thread between two turns of this thread's event loop during the work. */
  longestStandstill(work: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

/** Counts ticks of another thread while this event loop is blocked: no clock is involved. */
export function startPulse(): Pulse {
  const ticks = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(ticking, { eval: true, workerData: ticks.buffer });
  let last = 0;
  let longest = 0;
  const turn = () => {
    const now = Atomics.load(ticks, 0);
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(turn, 1);
  return {
    async longestStandstill(work) {
      last = Atomics.load(ticks, 0);
      longest = 0;
      await work();
      turn();
      return longest;
    },
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
