import type { SocialIdentity } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from '../context.ts';
import { alreadyVerified } from '../errors.ts';
import { isReady } from '../resources/sign-up.ts';
import { updateSignUp, type NewSignUp, type SignUpRow } from '../store/attempts.ts';
import type { Queries } from '../store/queries.ts';
import { insertUser, linkExternalAccount } from '../store/users.ts';
import { takeToken, type Visit } from '../visit.ts';
import { beginSession, holdClient } from './advance-sign-in.ts';

export interface SignUpStep {
  attempt: Pick<SignUpRow, 'id' | 'clientId' | 'emailAddress'>;
  changes: Partial<Omit<NewSignUp, 'id' | 'clientId'>>;
  /** Further work in the same transaction, before the changes. */
  act?: (transaction: Queries) => Promise<void>;
}

/** Updates the sign-up and, if nothing is missing any more, creates user and session, all in one transaction. */
export async function completeSignUp(context: IdentityContext, visit: Visit, step: SignUpStep): Promise<void> {
  const { clientId } = step.attempt;
  const completed = await context.database.transaction(async (transaction) => {
    await holdClient(context, transaction, clientId);
    await step.act?.(transaction);
    const changed = await updateSignUp(transaction, step.attempt, step.changes);
    if (!changed) throw alreadyVerified();
    if (!isReady(changed)) return null;
    const userId = await makeUser(context, transaction, changed);
    const session = await beginSession(context, transaction, visit, { clientId, userId });
    await updateSignUp(transaction, changed, { createdUserId: userId, createdSessionId: session.sessionId });
    return { ...session, userId };
  });
  if (!completed) return;
  const { token, sessionId, userId } = completed;
  takeToken(visit, token);
  await context.report({ type: 'sign_up', userId, sessionId, ipAddress: visit.ip, userAgent: visit.userAgent });
}

async function makeUser(context: IdentityContext, transaction: Queries, attempt: SignUpRow): Promise<string> {
  const now = instantOf(context);
  const { emailAddress, passwordHash, firstName, lastName, unsafeMetadata } = attempt;
  if (emailAddress === null) throw new Error('A complete sign-up must have an email address');
  const profile = { passwordHash, firstName, lastName, unsafeMetadata };
  const userId = await insertUser(transaction, { emailAddresses: [emailAddress], ...profile }, now);
  if (attempt.external) await linkExternalAccount(transaction, userId, attempt.external, now);
  return userId;
}

/** The fields that a sign-up takes from a provider's identity: its address counts as verified. */
export const fromSocialIdentity = (identity: SocialIdentity) => ({
  emailAddress: identity.emailAddress,
  firstName: identity.firstName,
  lastName: identity.lastName,
  external: identity,
});
