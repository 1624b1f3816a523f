import type { LoadedClerk } from '@clerk/react/types';

import { answered, IdentityError } from './identity-error.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { signInPort } from './sign-in-port.ts';
import { signUpPort } from './sign-up-port.ts';
import { socialPort } from './social-port.ts';

/**
 * The port through which actors sign people in and out. `clerk` is called on every use, because the SDK replaces its
 * sign-in and sign-up objects whenever the client is updated.
 */
export const createIdentity = (clerk: () => LoadedClerk) => ({
  ...signInPort(clerk),
  ...signUpPort(clerk),
  ...socialPort(clerk),

  /** Activates a session; without an id, the one this browser already has (`session_exists`). */
  activate: (sessionId: string | null) =>
    answered(async () => {
      const session = sessionId ?? clerk().client.signedInSessions[0]?.id;
      if (session === undefined) throw new IdentityError('no_session');
      await clerk().setActive({ session });
    }),

  /**
   * The session's token; null when nobody is signed in.
   * @throws IdentityError network_error, where the SDK alone would retry for minutes
   */
  token: (fresh = false) =>
    answered(async () => (await clerk().session?.getToken(fresh ? { skipCache: true } : undefined)) ?? null),

  /** A token from the named template, instead of the session token. */
  templateToken: (template: string) =>
    answered(async () => {
      const token = await clerk().session?.getToken({ template });
      if (!token) throw new IdentityError('no_session');
      return token;
    }),

  signOut: () => answered(() => signOut(clerk())),
});

/**
 * Ends every session of this browser. The SDK's own `signOut` treats a lost connection as success and clears the
 * session before asking; here a person stays signed in unless the provider answers.
 */
async function signOut(clerk: LoadedClerk): Promise<void> {
  await clerk.client.removeSessions();
  if (clerk.client.signedInSessions.length > 0) throw new IdentityError('network_error');
  await clerk.setActive({ session: null });
  notifyOtherTabs();
  // The next person must not land on the previous one's page.
  await clerk.navigate('/');
}

export type Identity = ReturnType<typeof createIdentity>;
