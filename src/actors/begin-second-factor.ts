import { fromPromise } from 'xstate';

import type { SecondFactorSecret } from '#machines/second-factor/second-factor.machine.ts';
import { dataOf, type ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** Asks for a secret for an authenticator app. */
export const beginSecondFactor = (api: ApiClient) =>
  fromPromise<SecondFactorSecret>(({ signal }) =>
    failing(async () => dataOf(await api.POST('/auth/second-factor', { signal }))),
  );
