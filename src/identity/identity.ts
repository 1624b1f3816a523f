import type { LoadedClerk } from '@clerk/react/types';

import { answered, guarded, IdentityError } from './identity-error.ts';
import { signInPort } from './sign-in-port.ts';
import { signUpPort } from './sign-up-port.ts';
import { socialPort } from './social-port.ts';

/**
 * The port that actors sign people in and out through. `clerk` is asked anew on every call: its sign-in and sign-up
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
      if (session === undefined) throw new IdentityError('no_session', 'There is no session to activate');
      await clerk().setActive({ session });
    }),

  /** The session's token; null when nobody is signed in. */
  token: (fresh = false) =>
    guarded(async () => (await clerk().session?.getToken(fresh ? { skipCache: true } : undefined)) ?? null),

  /** A token of another kind than the session's, by the name of its template. */
  templateToken: (template: string) =>
    guarded(async () => {
      const token = await clerk().session?.getToken({ template });
      if (!token) throw new IdentityError('no_session', 'There is no session to make a token of');
      return token;
    }),

  signOut: () => guarded(() => signOut(clerk())),
});

/** Ends every session of this browser; one that could not be ended is still the active one. */
async function signOut(clerk: LoadedClerk): Promise<void> {
  const session = clerk.session?.id;
  try {
    await clerk.signOut();
  } catch (error) {
    // The SDK has put it down before it asked. Where it cannot be had back either, the first reason is told.
    if (session !== undefined) await clerk.setActive({ session }).catch(() => undefined);
    throw error;
  }
}

export type Identity = ReturnType<typeof createIdentity>;
