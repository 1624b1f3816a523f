import { fromPromise } from 'xstate';

import type { Account } from '#machines/session/session.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { accounts } from '#src/api/organisation/account-client.ts';

import { failing } from './failure.ts';

/**
 * Fetches the signed-in person's account, once and without a retry (specification section 9).
 * @param onStart sends further requests that need not wait for the account
 */
export const fetchAccount = (api: ApiClient, onStart: () => void = () => {}) =>
  fromPromise<Account>(({ signal }) => {
    onStart();
    return failing(() => accounts(api).me({ signal }));
  });
