import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Mails the code that proves the address of the sign-up under way. */
export const sendEmailCode = (identity: Identity) =>
  fromPromise<void>(() =>
    failing(async () => {
      await identity.sendEmailCode();
    }),
  );
