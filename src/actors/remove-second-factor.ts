import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import { accounts } from '#src/api/organisation/account-client.ts';
import type { AccountIdentity } from '#src/identity/account.ts';

import { failing } from './failure.ts';

/** Disables the second factor with a final code from the app. */
export const removeSecondFactor = (api: ApiClient, account: AccountIdentity) =>
  fromPromise<void, { code: string }>(({ input, signal }) =>
    failing(async () => {
      await accounts(api).removeSecondFactor({ body: input, signal });
      // The second factor is already disabled; the SDK may learn of it later.
      await account.reload().catch(() => undefined);
    }),
  );
