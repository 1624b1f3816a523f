import type { ApiClient } from '#src/api/connection/client.ts';
import type { AccountIdentity } from '#src/identity/account.ts';

import { attemptReverification } from './attempt-reverification.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { changePassword } from './change-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { startReverification } from './start-reverification.ts';

/** The services behind the account pages. Screens receive them ready-made and never see the identity port. */
export const accountActors = (api: ApiClient, account: AccountIdentity) => ({
  identityFacts: account.facts,
  rename: account.rename,
  changePassword: changePassword(account),
  beginSecondFactor: beginSecondFactor(api),
  confirmSecondFactor: confirmSecondFactor(api, account),
  removeSecondFactor: removeSecondFactor(api, account),
  startReverification: startReverification(account),
  attemptReverification: attemptReverification(account),
});

export type AccountActors = ReturnType<typeof accountActors>;
