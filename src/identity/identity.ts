import type { LoadedClerk } from '@clerk/react/types';

import { answered, IdentityError } from './identity-error.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { signInPort } from './sign-in-port.ts';
import { signUpPort } from './sign-up-port.ts';
import { socialPort } from './social-port.ts';

/**
 * The port that actors sign people in and out through. `clerk` is asked again on every call: its sign-in and sign-up
 * objects are replaced whenever the client is updated.
 */
export const createIdentity = (clerk: () => LoadedClerk) => ({
  ...signInPort(clerk),
  ...signUpPort(clerk),
  ...socialPort(clerk),

  /** Makes a session the active one; without an id, the one this browser has already (`session_exists`). */
  activate: (sessionId: string | null) =>
    answered(async () => {
      const session = sessionId ?? clerk().client.signedInSessions[0]?.id;
      if (session === undefined) throw new IdentityError('no_session');
      await clerk().setActive({ session });
    }),

  /**
   * The session's token; null when nobody is signed in.
   * @throws IdentityError network_error: the SDK alone would go on asking for minutes
   */
  token: (fresh = false) =>
    answered(async () => (await clerk().session?.getToken(fresh ? { skipCache: true } : undefined)) ?? null),

  /** A token of another kind than the session's, by the name of its template. */
  templateToken: (template: string) =>
    answered(async () => {
      const token = await clerk().session?.getToken({ template });
      if (!token) throw new IdentityError('no_session');
      return token;
    }),

  signOut: () => answered(() => signOut(clerk())),
});

/**
 * Ends every session of this browser. The SDK's own `signOut` takes a lost connection for an end, and puts the session
 * down before it asks; here anyone who gets no answer stays signed in.
 */
async function signOut(clerk: LoadedClerk): Promise<void> {
  await clerk.client.removeSessions();
  if (clerk.client.signedInSessions.length > 0) throw new IdentityError('network_error');
  await clerk.setActive({ session: null });
  tellOtherTabs();
  // Nobody is to come back to where another person was.
  await clerk.navigate('/');
}

export type Identity = ReturnType<typeof createIdentity>;
