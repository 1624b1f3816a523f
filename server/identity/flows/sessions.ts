import { instantOf, type IdentityContext } from '../context.ts';
import { authenticationInvalid } from '../errors.ts';
import { sessionResource } from '../resources/session.ts';
import { dropAttempts, dropCompleted } from '../store/attempts.ts';
import { touchClients } from '../store/clients.ts';
import { endSession, findClientSession, markSessionActive, type SessionRow } from '../store/sessions.ts';
import { loadUser, updateUser } from '../store/users.ts';
import { signSessionToken, signTemplateToken } from '../tokens.ts';
import { requireSession, type Visit } from '../visit.ts';

/** POST `/client/sessions/{id}/touch`: records activity and deletes completed attempts, which are no longer needed. */
export async function touchSession(context: IdentityContext, visit: Visit, id: string): Promise<void> {
  const { clientId, userId } = await requireSession(context, visit, id);
  const now = instantOf(context);
  await context.database.transaction(async (transaction) => {
    await markSessionActive(transaction, id, now);
    await touchClients(transaction, [clientId], now);
    await dropCompleted(transaction, clientId);
  });
  await updateUser(context.database, userId, { lastActiveAt: now }, now);
}

/** POST `/client/sessions/{id}/tokens`: the SDK calls this every 43 seconds while its tab is visible. */
export async function renewToken(context: IdentityContext, visit: Visit, id: string): Promise<string> {
  const session = await requireSession(context, visit, id);
  await markSessionActive(context.database, id, instantOf(context));
  return signSessionToken(context, session);
}

/** POST `/client/sessions/{id}/tokens/{template}`. @throws IdentityError resource_not_found */
export async function templateToken(context: IdentityContext, visit: Visit, id: string, name: string): Promise<string> {
  const session = await requireSession(context, visit, id);
  const user = await loadUser(context.database, session.userId);
  if (!user) throw authenticationInvalid();
  return signTemplateToken(context, name, session, user);
}

/** POST `/client/sessions/{id}/end` and `/remove`. @returns the session with its new status */
export async function finishSession(context: IdentityContext, visit: Visit, id: string, status: 'ended' | 'removed') {
  const session = await requireSession(context, visit, id);
  const user = await loadUser(context.database, session.userId);
  if (!user) throw authenticationInvalid();
  const resource = await sessionResource(context, session, user);
  await signOut(context, visit, session);
  return { ...resource, status, last_active_token: null };
}

/** DELETE `/client/sessions`: signs out, and deletes attempts in progress. */
export async function finishAllSessions(context: IdentityContext, visit: Visit): Promise<void> {
  const { client } = visit;
  if (!client) return;
  const now = instantOf(context);
  const session = await findClientSession(context.database, client.id, now);
  if (session) await signOut(context, visit, session);
  await dropAttempts(context.database, client.id);
  await touchClients(context.database, [client.id], now);
}

async function signOut(context: IdentityContext, visit: Visit, session: SessionRow): Promise<void> {
  const { id: sessionId, userId } = session;
  const ended = await context.database.transaction((transaction) =>
    endSession(transaction, userId, sessionId, instantOf(context)),
  );
  if (!ended) return;
  const origin = { ipAddress: visit.ip, userAgent: visit.userAgent };
  await context.report({ type: 'sign_out', userId, sessionId, ...origin });
}
