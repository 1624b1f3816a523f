import { instantOf, type IdentityContext } from '../context.ts';
import { findSignIn, findSignUp } from '../store/attempts.ts';
import { findClient, type ClientRow } from '../store/clients.ts';
import { findClientSession } from '../store/sessions.ts';
import { loadUser } from '../store/users.ts';
import { sessionResource } from './session.ts';
import { signInResource } from './sign-in.ts';
import { signUpResource } from './sign-up.ts';

/** The complete state of a browser, with which the SDK replaces its own. */
export type ClientResource = Awaited<ReturnType<typeof clientResource>>;

/**
 * Reloads the client by its cookie: if another request has rotated the cookie meanwhile, as sign-in does with a planted
 * one, this request learns nothing about the session.
 */
export async function readClient(context: IdentityContext, token: string | null): Promise<ClientResource | null> {
  const client = token === null ? null : await findClient(context.database, token);
  return client && clientResource(context, client);
}

async function clientResource(context: IdentityContext, client: ClientRow) {
  const { database } = context;
  const now = instantOf(context);
  const session = await findClientSession(database, client.id, now);
  const user = session && (await loadUser(database, session.userId));
  const sessions = session && user ? [await sessionResource(context, session, user)] : [];
  const [signIn, signUp] = await Promise.all([
    findSignIn(database, client.id, now),
    findSignUp(database, client.id, now),
  ]);
  return {
    object: 'client',
    id: client.id,
    sessions,
    sign_in: signIn && signInResource(context, signIn),
    sign_up: signUp && signUpResource(context, signUp),
    last_active_session_id: sessions[0]?.id ?? null,
    created_at: client.createdAt.getTime(),
    updated_at: client.updatedAt.getTime(),
  };
}
