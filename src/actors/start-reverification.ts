import { fromPromise } from 'xstate';

import type { ReverificationStep } from '#machines/reverification/reverification.machine.ts';
import type { AccountIdentity } from '#src/identity/account.ts';

import { failing } from './failure.ts';

/** Asks the provider which proof the reverification requires. */
export const startReverification = (account: AccountIdentity) =>
  fromPromise<ReverificationStep>(() => failing(() => account.startReverification()));
