import { fromPromise } from 'xstate';

import type { SecondFactorSecret } from '#machines/second-factor/second-factor.machine.ts';
import { accounts } from '#src/api/account-client.ts';
import type { ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** Requests a secret for an authenticator app. */
export const beginSecondFactor = (api: ApiClient) =>
  fromPromise<SecondFactorSecret>(({ signal }) => failing(() => accounts(api).beginSecondFactor({ signal })));
