import type { OrganisationJobContext } from '#server/jobs/handler.ts';

import { changeImport } from './store.ts';

/** How often progress is stored, in milliseconds. */
const interval = 500;

/** Counts rows, and stores the count in transactions of its own, because that of the import shows nothing until its end. */
export interface Progress {
  add(rows: number): void;
  /** So far. */
  rows(): number;
  /** Waits for what is being stored; nothing is stored after it. */
  stop(): Promise<void>;
}

/** To be called outside of any transaction. */
export function startProgress({ inTransaction }: OrganisationJobContext, importId: string): Progress {
  let done = 0;
  let stored = 0;
  let storing = Promise.resolve();
  const store = async () => {
    if (done === stored) return;
    stored = done;
    // It only informs: the next one may succeed.
    await inTransaction(() => changeImport(importId, { done })).catch(() => {});
  };
  const timer = setInterval(() => {
    storing = storing.then(store);
  }, interval);
  return {
    add: (rows) => {
      done += rows;
    },
    rows: () => done,
    async stop() {
      clearInterval(timer);
      await storing;
    },
  };
}
