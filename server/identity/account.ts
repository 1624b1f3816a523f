import { and, eq, isNull, lt, or } from 'drizzle-orm';

import { identityUsers } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from './context.ts';
import { codeIncorrect, notFound, noSecondFactors, secondFactorExists, verificationMissing } from './errors.ts';
import { claimStep } from './flows/second-factor.ts';
import { enforceLimit } from './limits.ts';
import { requireCaller, requireRecentProof } from './reverification.ts';
import type { LocalIdentity } from './settings.ts';
import { endSession, listUserSessions, markProven } from './store/sessions.ts';
import { updateUser } from './store/users.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';
import { matchTotp, newTotpSecret, totpUri } from './totp.ts';

/** Enrolment of an authenticator app. The seed is shown once and takes effect only after a code has confirmed it. */
export function createSecondFactor(context: IdentityContext): LocalIdentity['secondFactor'] {
  return {
    async begin(caller) {
      const { user, session } = await requireCaller(context, caller);
      // Otherwise a stolen session could replace the user's authenticator app.
      if (user.totpSecret !== null) throw secondFactorExists();
      requireRecentProof(context, session, user);
      const secret = newTotpSecret();
      const totpPendingSecret = sealTotpSecret(context, user.id, secret);
      await updateUser(context.database, user.id, { totpPendingSecret }, instantOf(context));
      return { secret, uri: totpUri(secret, context.productName, user.emails[0]?.emailAddress ?? user.id) };
    },
    async confirm(caller, code) {
      const { user, session } = await requireCaller(context, caller);
      requireRecentProof(context, session, user);
      const { id: userId, totpPendingSecret } = user;
      if (totpPendingSecret === null) throw verificationMissing();
      await enforceLimit(context, 'enrolmentsPerUser', userId);
      const step = matchTotp(openTotpSecret(context, userId, totpPendingSecret), code, context.now());
      if (step === null || !(await enable(context, userId, totpPendingSecret, step))) throw codeIncorrect();
      await markProven(context.database, session, 'second_factor', instantOf(context));
      await context.report({ type: 'second_factor_enabled', userId });
    },
    // A valid last code is itself the recent proof of the second factor.
    async remove(caller, code) {
      const { user } = await requireCaller(context, caller);
      const { id: userId, totpSecret } = user;
      if (totpSecret === null) throw noSecondFactors();
      await enforceLimit(context, 'enrolmentsPerUser', userId);
      const step = matchTotp(openTotpSecret(context, userId, totpSecret), code, context.now());
      if (step === null || !(await claimStep(context, userId, step))) throw codeIncorrect();
      const changes = { totpSecret: null, totpPendingSecret: null };
      if (!(await updateUser(context.database, userId, changes, instantOf(context)))) throw notFound('No such user.');
      await context.report({ type: 'second_factor_removed', userId });
    },
  };
}

/** Guarded by the confirmed seed and by the step, which is accepted once. */
async function enable(context: IdentityContext, userId: string, sealed: string, step: number): Promise<boolean> {
  const { id, totpPendingSecret, totpLastStep } = identityUsers;
  const enabled = await context.database
    .update(identityUsers)
    .set({ totpSecret: sealed, totpPendingSecret: null, totpLastStep: step, updatedAt: instantOf(context) })
    .where(and(eq(id, userId), eq(totpPendingSecret, sealed), or(isNull(totpLastStep), lt(totpLastStep, step))))
    .returning({ id });
  return enabled.length === 1;
}

/** A user's own sessions. */
export function createSessions(context: IdentityContext): LocalIdentity['sessions'] {
  return {
    async list(userId) {
      const sessions = await listUserSessions(context.database, userId, instantOf(context));
      return sessions.map(({ id, createdAt, lastActiveAt, expireAt, ipAddress, userAgent }) => {
        return { id, createdAt, lastActiveAt, expireAt, ipAddress, userAgent };
      });
    },
    async revoke(userId, sessionId) {
      const ended = await context.database.transaction((transaction) =>
        endSession(transaction, userId, sessionId, instantOf(context)),
      );
      if (ended) await context.report({ type: 'session_revoked', userId, sessionId });
      return ended;
    },
  };
}
