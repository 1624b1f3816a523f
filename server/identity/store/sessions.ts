import { and, desc, eq, gt, lt, ne, sql, type InferSelectModel, type SQL } from 'drizzle-orm';

import type { IdentityDatabase } from '#server/database/identity.ts';
import { identitySessions, identitySignIns } from '#server/database/schema/identity.ts';

import { newId } from '../ids.ts';
import { touchClients } from './clients.ts';
import { only, type Queries } from './queries.ts';

export type SessionRow = InferSelectModel<typeof identitySessions>;

const hour = 3_600_000;
/** security.md, attack 11: idle at most 24 hours, at most 7 days in all. */
const idleMilliseconds = 24 * hour;
const absoluteMilliseconds = 7 * 24 * hour;
/** The token is renewed every 43 s in a visible tab; activity need not be recorded as often. */
const activityGranularity = 60_000;

const idleSince = (now: Date) => new Date(now.getTime() - idleMilliseconds);

function isLive(now: Date): SQL {
  const condition = and(gt(identitySessions.expireAt, now), gt(identitySessions.lastActiveAt, idleSince(now)));
  if (!condition) throw new TypeError('The combined condition is empty');
  return condition;
}

/** Creates a session in a browser whose client row is locked. An expired one left there is deleted. */
export async function insertSession(
  transaction: Queries,
  session: Pick<SessionRow, 'clientId' | 'userId' | 'ipAddress' | 'userAgent'> &
    Partial<Pick<SessionRow, 'secondFactorAt'>>,
  now: Date,
): Promise<SessionRow> {
  await transaction.delete(identitySessions).where(eq(identitySessions.clientId, session.clientId));
  const expireAt = new Date(now.getTime() + absoluteMilliseconds);
  const row = { ...session, id: newId('sess'), createdAt: now, firstFactorAt: now, lastActiveAt: now, expireAt };
  return only(await transaction.insert(identitySessions).values(row).returning());
}

/** The browser's live session, or null. */
export async function findClientSession(database: Queries, clientId: string, now: Date): Promise<SessionRow | null> {
  const [session] = await database
    .select()
    .from(identitySessions)
    .where(and(eq(identitySessions.clientId, clientId), isLive(now)));
  return session ?? null;
}

/** A live session of the user, or null. */
export async function findUserSession(
  database: Queries,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<SessionRow | null> {
  const [session] = await database
    .select()
    .from(identitySessions)
    .where(and(eq(identitySessions.id, sessionId), eq(identitySessions.userId, userId), isLive(now)));
  return session ?? null;
}

/** Records that the user has reverified. */
export async function markProven(
  database: Queries,
  { id, clientId }: Pick<SessionRow, 'id' | 'clientId'>,
  factor: 'first_factor' | 'second_factor',
  now: Date,
): Promise<void> {
  const proven = factor === 'first_factor' ? { firstFactorAt: now } : { secondFactorAt: now };
  await database.update(identitySessions).set(proven).where(eq(identitySessions.id, id));
  await touchClients(database, [clientId], now);
}

/** Whether a session is live: one prepared statement, for every request to the API. */
export function sessionLiveness(database: IdentityDatabase): (sessionId: string, now: Date) => Promise<boolean> {
  const live = database
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(
      and(
        eq(identitySessions.id, sql.placeholder('id')),
        gt(identitySessions.expireAt, sql.placeholder('now')),
        gt(identitySessions.lastActiveAt, sql.placeholder('idleSince')),
      ),
    )
    .prepare('identity_session_live');
  return async (id, now) => (await live.execute({ id, now, idleSince: idleSince(now) })).length === 1;
}

export function listUserSessions(database: Queries, userId: string, now: Date): Promise<SessionRow[]> {
  return database
    .select()
    .from(identitySessions)
    .where(and(eq(identitySessions.userId, userId), isLive(now)))
    .orderBy(desc(identitySessions.lastActiveAt), desc(identitySessions.id));
}

/** Extends the idle limit. */
export async function markSessionActive(database: Queries, sessionId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - activityGranularity);
  await database
    .update(identitySessions)
    .set({ lastActiveAt: now })
    .where(and(eq(identitySessions.id, sessionId), lt(identitySessions.lastActiveAt, before)));
}

/** Ends one session; false if another request has ended it. */
export async function endSession(transaction: Queries, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const ended = await transaction
    .delete(identitySessions)
    .where(and(eq(identitySessions.id, sessionId), eq(identitySessions.userId, userId)))
    .returning({ clientId: identitySessions.clientId });
  await touchClients(
    transaction,
    ended.map(({ clientId }) => clientId),
    now,
  );
  return ended.length === 1;
}

/** The user whose access ends, and what is kept. */
interface AccessToEnd {
  userId: string;
  exceptSessionId?: string;
  exceptSignInId?: string;
}

/** Ends the user's sessions and the sign-ins in progress, which may have been started with the old password. */
export async function endAccess(
  transaction: Queries,
  { userId, exceptSessionId = '', exceptSignInId = '' }: AccessToEnd,
  now: Date,
): Promise<void> {
  const ended = await transaction
    .delete(identitySessions)
    .where(and(eq(identitySessions.userId, userId), ne(identitySessions.id, exceptSessionId)))
    .returning({ clientId: identitySessions.clientId });
  await transaction
    .delete(identitySignIns)
    .where(
      and(
        eq(identitySignIns.userId, userId),
        ne(identitySignIns.id, exceptSignInId),
        ne(identitySignIns.status, 'complete'),
      ),
    );
  await touchClients(
    transaction,
    ended.map(({ clientId }) => clientId),
    now,
  );
}

/** Marks the browsers in which the user is signed in as changed. */
export async function touchUserClients(transaction: Queries, userId: string, now: Date): Promise<void> {
  const sessions = await transaction
    .select({ clientId: identitySessions.clientId })
    .from(identitySessions)
    .where(eq(identitySessions.userId, userId));
  await touchClients(
    transaction,
    sessions.map(({ clientId }) => clientId),
    now,
  );
}
