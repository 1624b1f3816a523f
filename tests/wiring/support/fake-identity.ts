import type { AccountIdentity } from '#src/identity/account.ts';
import type { IdentityConnection, IdentityState } from '#src/identity/connection.ts';
import type { Identity } from '#src/identity/identity.ts';

import { fakePort } from './fake-port.ts';

/** A fake identity provider whose responses and sign-in changes are controlled by the test. */
export function fakeIdentity() {
  const identity = fakePort<Identity>();
  const account = fakePort<AccountIdentity>();
  const listeners = new Set<(state: IdentityState) => void>();
  const connection: IdentityConnection = {
    identity: identity.port,
    account: account.port,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: () => {},
    fail: () => {},
  };
  return {
    identity,
    account,
    connection,
    /** Reports the signed-in user on behalf of the provider. */
    report: (state: IdentityState) => listeners.forEach((listener) => listener(state)),
    listeners: () => listeners.size,
  };
}
