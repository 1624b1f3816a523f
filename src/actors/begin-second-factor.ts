import { fromPromise } from 'xstate';

import type { SecondFactorSecret } from '#machines/second-factor/second-factor.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { accounts } from '#src/api/organisation/account-client.ts';

import { failing } from './failure.ts';

/** Requests a secret for an authenticator app. */
export const beginSecondFactor = (api: ApiClient) =>
  fromPromise<SecondFactorSecret>(({ signal }) => failing(() => accounts(api).beginSecondFactor({ signal })));
