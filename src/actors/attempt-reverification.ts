import { fromPromise } from 'xstate';

import type { ReverificationFactor, ReverificationStep } from '#machines/reverification/reverification.machine.ts';
import type { AccountIdentity } from '#src/identity/account.ts';

import { failing } from './failure.ts';

/** Completes a reverification with a password or a code. */
export const attemptReverification = (account: AccountIdentity) =>
  fromPromise<ReverificationStep, { factor: ReverificationFactor; secret: string }>(({ input: { factor, secret } }) =>
    failing(() => account.attemptReverification(factor, secret)),
  );
