import { instantOf, type IdentityContext } from '../context.ts';
import {
  alreadyVerified,
  authenticationInvalid,
  IdentityError,
  sessionExists,
  userBanned,
  userLocked,
} from '../errors.ts';
import { updateSignIn, type NewSignIn, type SignInRow } from '../store/attempts.ts';
import { lockClient, renewClientToken } from '../store/clients.ts';
import type { Queries } from '../store/queries.ts';
import { findClientSession, insertSession } from '../store/sessions.ts';
import { lockUser, updateUser, type UserRow } from '../store/users.ts';
import { takeToken, type Visit } from '../visit.ts';

/** How long a verified first factor remains valid while a second factor or a new password is due. */
export const followUpMilliseconds = 600_000;

/** A first or second factor that has been verified. */
export interface SignInStep {
  clientId: string;
  userId: string;
  /** The sign-in, in the status it was read in; if it is new, `act` stores it. */
  attempt: Pick<SignInRow, 'id' | 'status'>;
  changes: Partial<Omit<NewSignIn, 'id' | 'clientId' | 'status'>>;
  secondFactorProven?: boolean;
  /** Further work in the same transaction: consume the code, set the password. */
  act?: (transaction: Queries) => Promise<void>;
}

/**
 * @returns whether the sign-in is complete; otherwise a second factor is due. @throws IdentityError session_exists,
 * user_banned …
 */
export async function advanceSignIn(context: IdentityContext, visit: Visit, step: SignInStep): Promise<boolean> {
  const session = await runStep(context, visit, step);
  if (!session) return false;
  takeToken(visit, session.token);
  await context.report({
    type: 'sign_in',
    userId: step.userId,
    sessionId: session.sessionId,
    ipAddress: visit.ip,
    userAgent: visit.userAgent,
  });
  return true;
}

async function runStep(context: IdentityContext, visit: Visit, step: SignInStep) {
  try {
    return await context.database.transaction(async (transaction) => {
      const user = await admitUser(context, transaction, step.userId);
      await holdClient(context, transaction, step.clientId);
      await step.act?.(transaction);
      if (user.totpSecret === null || step.secondFactorProven) return completeSignIn(context, transaction, visit, step);
      await moveOn(transaction, step, {
        status: 'needs_second_factor',
        expireAt: new Date(context.now() + followUpMilliseconds),
      });
      return null;
    });
  } catch (error) {
    if (error instanceof IdentityError && error.status === 403) reportRefusal(context, visit, step.userId, error);
    throw error;
  }
}

async function completeSignIn(context: IdentityContext, transaction: Queries, visit: Visit, step: SignInStep) {
  const session = await beginSession(context, transaction, visit, { ...step, secondFactor: step.secondFactorProven });
  await moveOn(transaction, step, { status: 'complete', createdSessionId: session.sessionId });
  return session;
}

async function moveOn(transaction: Queries, step: SignInStep, changes: Partial<NewSignIn>): Promise<void> {
  const moved = await updateSignIn(transaction, step.attempt, { ...step.changes, userId: step.userId, ...changes });
  if (!moved) throw alreadyVerified();
}

/**
 * Locks the user until the transaction ends. @throws IdentityError if banned or locked: revealed only after
 * verification
 */
async function admitUser(context: IdentityContext, transaction: Queries, userId: string): Promise<UserRow> {
  const user = await lockUser(transaction, userId);
  if (!user) throw authenticationInvalid();
  if (user.banned) throw userBanned();
  const lockedFor = (user.lockedUntil?.getTime() ?? 0) - context.now();
  if (lockedFor > 0) throw userLocked(Math.ceil(lockedFor / 1000));
  return user;
}

/** Locks the client until the transaction ends. @throws IdentityError session_exists */
export async function holdClient(context: IdentityContext, transaction: Queries, clientId: string): Promise<void> {
  if (!(await lockClient(transaction, clientId))) throw authenticationInvalid();
  if (await findClientSession(transaction, clientId, instantOf(context))) throw sessionExists();
}

interface SessionStart extends Pick<SignInStep, 'clientId' | 'userId'> {
  /** An authenticator code was part of the sign-in. */
  secondFactor?: boolean | undefined;
}

/**
 * The only place that creates a session, in a browser whose row is locked. It rotates the cookie: `token` is its new
 * value.
 */
export async function beginSession(
  context: IdentityContext,
  transaction: Queries,
  visit: Visit,
  { clientId, userId, secondFactor = false }: SessionStart,
): Promise<{ sessionId: string; token: string }> {
  const now = instantOf(context);
  const origin = { ipAddress: visit.ip, userAgent: visit.userAgent };
  const secondFactorAt = secondFactor ? now : null;
  const session = await insertSession(transaction, { clientId, userId, secondFactorAt, ...origin }, now);
  await updateUser(transaction, userId, { lastSignInAt: now, lastActiveAt: now }, now);
  return { sessionId: session.id, token: await renewClientToken(transaction, clientId, now) };
}

/**
 * Reports an error after the response has been sent, so that the listener's work does not affect its timing. @returns
 * the error
 */
export function reportRefusal(
  context: IdentityContext,
  visit: Visit,
  userId: string | null,
  refusal: IdentityError,
  emailAddress: string | null = null,
): IdentityError {
  const origin = { ipAddress: visit.ip, userAgent: visit.userAgent };
  visit.afterAnswer('Reporting a refused sign-in', () =>
    context.report({ type: 'sign_in_failed', userId, emailAddress, reason: refusal.code, ...origin }),
  );
  return refusal;
}
