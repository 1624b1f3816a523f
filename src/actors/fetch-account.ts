import { fromPromise } from 'xstate';

import type { Account } from '#machines/session/session.types.ts';
import { accounts } from '#src/api/account-client.ts';
import type { ApiClient } from '#src/api/client.ts';

import { failing } from './failure.ts';

/** Fetches the signed-in person's account, once and without a retry (specification section 9). */
export const fetchAccount = (api: ApiClient) =>
  fromPromise<Account>(({ signal }) => failing(() => accounts(api).me({ signal })));
