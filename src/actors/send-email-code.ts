import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** E-mails the code that verifies the address of the sign-up in progress. */
export const sendEmailCode = (identity: Identity) =>
  fromPromise<void>(() =>
    failing(async () => {
      await identity.sendEmailCode();
    }),
  );
