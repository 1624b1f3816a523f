import type { LoadedClerk } from '@clerk/react/types';

import { createAccountIdentity, type AccountIdentity } from './account.ts';
import { createIdentity, type Identity } from './identity.ts';
import { onOtherTabSignOut } from './other-tabs.ts';

/** The sign-in state as reported by the provider. */
export type IdentityState =
  | { readonly kind: 'signedIn'; readonly sessionId: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed' };

export interface IdentityConnection {
  readonly identity: Identity;
  readonly account: AccountIdentity;
  /** Calls the listener with the current state once it is known, and with every later one. */
  watch(listener: (state: IdentityState) => void): () => void;
  /** Called once the SDK has loaded. */
  attach(clerk: LoadedClerk): void;
  /** Called when the SDK cannot be loaded. */
  fail(): void;
}

/**
 * Null while the SDK changes the session: it clears the session before asking the provider, and restores it or not
 * afterwards.
 */
const stateOf = ({ session }: LoadedClerk): IdentityState | null => {
  if (session === undefined) return null;
  return session === null || session.status === 'pending'
    ? { kind: 'signedOut' }
    : { kind: 'signedIn', sessionId: session.id };
};

const isSame = (left: IdentityState | null, right: IdentityState) => JSON.stringify(left) === JSON.stringify(right);

/** The first steps of forms that are shown before the SDK has loaded: they wait for it. */
const waitingFor = (
  loading: Promise<void>,
  { createSignIn, createSignUp, startSocial }: Pick<Identity, 'createSignIn' | 'createSignUp' | 'startSocial'>,
) => ({
  createSignIn: (...input: Parameters<typeof createSignIn>) => loading.then(() => createSignIn(...input)),
  createSignUp: (...input: Parameters<typeof createSignUp>) => loading.then(() => createSignUp(...input)),
  startSocial: (...input: Parameters<typeof startSocial>) => loading.then(() => startSocial(...input)),
});

/** Connects the SDK to the machines, which know only its state. */
export function createIdentityConnection(): IdentityConnection {
  const listeners = new Set<(state: IdentityState) => void>();
  let loaded: LoadedClerk | null = null;
  let state: IdentityState | null = null;

  const announce = (next: IdentityState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };

  const report = (next: IdentityState | null) => {
    if (next !== null && !isSame(state, next)) announce(next);
  };

  const loading = new Promise<void>((resolve) => listeners.add(() => resolve()));

  const sdk = () => {
    if (loaded === null) throw new Error('The identity SDK has not loaded');
    return loaded;
  };

  const identity = createIdentity(sdk);

  /** A refused person whose session could not be ended at the provider signs in again with that same session. */
  const activate = async (sessionId: string | null) => {
    await identity.activate(sessionId);
    if (state?.kind === 'signedIn') announce(state);
  };

  return {
    identity: { ...identity, ...waitingFor(loading, identity), activate },
    account: createAccountIdentity(sdk),
    watch(listener) {
      listeners.add(listener);
      if (state !== null) listener(state);
      return () => listeners.delete(listener);
    },
    attach(clerk) {
      if (loaded === clerk) return;
      loaded = clerk;
      clerk.addListener(() => report(stateOf(clerk)));
      // The new state is read from the provider; if that fails now, the next token request reports it.
      onOtherTabSignOut(() => void clerk.handleUnauthenticated().catch(() => undefined));
      report(stateOf(clerk));
    },
    fail: () => report({ kind: 'failed' }),
  };
}
