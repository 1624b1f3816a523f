import { fromPromise } from 'xstate';

import { accounts } from '#src/api/account-client.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { AccountIdentity } from '#src/identity/account.ts';

import { failing } from './failure.ts';

/** Turns the second factor off by a last code of the app. */
export const removeSecondFactor = (api: ApiClient, account: AccountIdentity) =>
  fromPromise<void, { code: string }>(({ input, signal }) =>
    failing(async () => {
      await accounts(api).removeSecondFactor({ body: input, signal });
      // It is off by now: what the SDK knows of it may come later.
      await account.reload().catch(() => undefined);
    }),
  );
