import type { LoadedClerk } from '@clerk/react/types';

import { createAccountIdentity, type AccountIdentity } from './account.ts';
import { createIdentity, type Identity } from './identity.ts';
import { hearOtherTabs } from './other-tabs.ts';

/** Who is signed in, as the provider tells it. */
export type IdentityState =
  | { readonly kind: 'signedIn'; readonly sessionId: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed' };

export interface IdentityConnection {
  readonly identity: Identity;
  readonly account: AccountIdentity;
  /** Tells the present state as soon as it is known, and every other that follows. */
  watch(listener: (state: IdentityState) => void): () => void;
  /** Called once the SDK has loaded. */
  attach(clerk: LoadedClerk): void;
  /** Called when the SDK cannot be loaded. */
  fail(): void;
}

/** Null while the SDK changes the session: it puts it down before it asks the provider, and has it again or not after. */
const stateOf = ({ session }: LoadedClerk): IdentityState | null => {
  if (session === undefined) return null;
  return session === null || session.status === 'pending'
    ? { kind: 'signedOut' }
    : { kind: 'signedIn', sessionId: session.id };
};

const isSame = (left: IdentityState | null, right: IdentityState) => JSON.stringify(left) === JSON.stringify(right);

/** Joins the SDK, which React loads, with the machines, which know nothing of React. */
export function createIdentityConnection(): IdentityConnection {
  const listeners = new Set<(state: IdentityState) => void>();
  let loaded: LoadedClerk | null = null;
  let state: IdentityState | null = null;

  const announce = (next: IdentityState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };

  const tell = (next: IdentityState | null) => {
    if (next !== null && !isSame(state, next)) announce(next);
  };

  const sdk = () => {
    if (loaded === null) throw new Error('The identity SDK has not loaded');
    return loaded;
  };

  const identity = createIdentity(sdk);

  /** Anyone who was refused, and whose session the provider did not hear of ending, signs in with that same session. */
  const activate = async (sessionId: string | null) => {
    await identity.activate(sessionId);
    if (state?.kind === 'signedIn') announce(state);
  };

  return {
    identity: { ...identity, activate },
    account: createAccountIdentity(sdk),
    watch(listener) {
      listeners.add(listener);
      if (state !== null) listener(state);
      return () => listeners.delete(listener);
    },
    attach(clerk) {
      if (loaded === clerk) return;
      loaded = clerk;
      clerk.addListener(() => tell(stateOf(clerk)));
      // What they did is read from the provider; where that fails now, the next token says it.
      hearOtherTabs(() => void clerk.handleUnauthenticated().catch(() => undefined));
      tell(stateOf(clerk));
    },
    fail: () => tell({ kind: 'failed' }),
  };
}
