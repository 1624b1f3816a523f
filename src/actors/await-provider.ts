import { fromPromise } from 'xstate';

import type { IdentityConnection } from '#src/identity/connection.ts';

/** Waits until the identity SDK has loaded or failed to load. */
export const awaitProvider = (connection: IdentityConnection) =>
  fromPromise<void>(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        const stop = connection.watch(({ kind }) => (kind === 'failed' ? reject(new Error(kind)) : resolve()));
        signal.addEventListener('abort', stop);
      }),
  );
