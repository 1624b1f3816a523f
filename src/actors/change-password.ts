import { fromPromise } from 'xstate';

import type { PasswordChange } from '#machines/change-password/change-password.machine.ts';
import type { AccountIdentity } from '#src/identity/account.ts';

import { failing } from './failure.ts';

/** Replaces the current password with a new one. */
export const changePassword = (account: AccountIdentity) =>
  fromPromise<void, PasswordChange>(({ input: { currentPassword, newPassword, signOutOthers } }) =>
    failing(() => account.updatePassword(currentPassword, newPassword, signOutOthers)),
  );
