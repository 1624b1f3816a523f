import { instantOf, type IdentityContext } from './context.ts';
import { authenticationInvalid, reverificationRequired } from './errors.ts';
import type { SessionCaller } from './settings.ts';
import { findUserSession, type SessionRow } from './store/sessions.ts';
import { loadUser, type StoredUser, type UserRow } from './store/users.ts';

/** Clerk's level "strict": ten minutes. */
const recentMilliseconds = 600_000;

export type Factor = 'first_factor' | 'second_factor';

/**
 * The factor that a user must verify before changing how they sign in (OWASP ASVS 5.0, 7.5.1): their second factor if
 * they have one, else the first; null if they did so within the last ten minutes, for example by signing in.
 */
export function factorDue(
  context: Pick<IdentityContext, 'now'>,
  session: Pick<SessionRow, 'firstFactorAt' | 'secondFactorAt'>,
  user: Pick<UserRow, 'totpSecret'>,
): Factor | null {
  const factor = user.totpSecret === null ? 'first_factor' : 'second_factor';
  const provenAt = factor === 'first_factor' ? session.firstFactorAt : session.secondFactorAt;
  const isRecent = provenAt !== null && context.now() - provenAt.getTime() <= recentMilliseconds;
  return isRecent ? null : factor;
}

/** @throws IdentityError session_reverification_required */
export function requireRecentProof(context: IdentityContext, session: SessionRow, user: UserRow): void {
  if (factorDue(context, session, user)) throw reverificationRequired();
}

/** The caller's session and user. @throws IdentityError authentication_invalid */
export async function requireCaller(
  context: IdentityContext,
  { userId, sessionId }: SessionCaller,
): Promise<{ session: SessionRow; user: StoredUser }> {
  const session = await findUserSession(context.database, userId, sessionId, instantOf(context));
  const user = session && (await loadUser(context.database, userId));
  if (!user) throw authenticationInvalid();
  return { session, user };
}
