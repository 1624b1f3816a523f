import type { HandlersOf } from '#server/contract/types.ts';

import { connectionHandlers, readConnection } from './connection.ts';
import { pullDevices, type RunZeroParts } from './slow-work/pull.ts';

export { deviceFacts } from './facts.ts';
export { runZeroHandlers } from './handlers.ts';
export { runZeroJobs } from './slow-work/jobs.ts';
export type { RunZeroParts } from './slow-work/pull.ts';

/** The connection to runZero, and the pull that a person starts. */
export const runZeroConnectionHandlers = (parts: RunZeroParts): HandlersOf<'RunZeroConnections'> => ({
  ...connectionHandlers(parts.vault),
  async pull(_input, { organisation, inTransaction }) {
    // A caller who leaves does not end it.
    await pullDevices(parts, { organisation, inTransaction, signal: new AbortController().signal });
    return inTransaction(readConnection);
  },
});
