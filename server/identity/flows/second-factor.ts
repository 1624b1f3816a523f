import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import { identitySignIns, identityUsers } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from '../context.ts';
import { codeIncorrect, noSecondFactors, paramValue, verificationFailed } from '../errors.ts';
import { requiredField, type Form } from '../forms.ts';
import { unverified, verified } from '../resources/verification.ts';
import type { SignInRow } from '../store/attempts.ts';
import { loadUser, updateUser, type UserRow } from '../store/users.ts';
import { openTotpSecret } from '../totp-secret.ts';
import { matchTotp } from '../totp.ts';
import type { Visit } from '../visit.ts';
import { advanceSignIn, reportRefusal } from './advance-sign-in.ts';
import { requireSignIn } from './require-attempt.ts';

const maximumTries = 5;
/** Consecutive wrong codes, across sign-ins, after which the account is locked for an hour. */
const failuresBeforeLock = 20;
const lockMilliseconds = 3_600_000;

/** POST `…/attempt_second_factor`: verifies an authenticator code. */
export async function attemptSecondFactor(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<void> {
  const attempt = await requireSignIn(context, visit, id);
  if (attempt.status !== 'needs_second_factor' || attempt.userId === null) throw noSecondFactors();
  if (requiredField(form, 'strategy') !== 'totp') throw paramValue('strategy');
  const code = requiredField(form, 'code');
  const user = await loadUser(context.database, attempt.userId);
  if (!user || user.totpSecret === null) throw noSecondFactors();
  await countTry(context, attempt);
  const step = matchTotp(openTotpSecret(context, user.id, user.totpSecret), code, context.now());
  if (step === null || !(await claimStep(context, user.id, step))) return refuseCode(context, visit, user);
  const changes = { secondFactor: verified('totp') };
  const { clientId } = attempt;
  await advanceSignIn(context, visit, { clientId, userId: user.id, attempt, changes, secondFactorProven: true });
}

async function countTry(context: IdentityContext, attempt: SignInRow): Promise<void> {
  const counted = await context.database
    .update(identitySignIns)
    .set({
      secondFactorTries: sql`${identitySignIns.secondFactorTries} + 1`,
      secondFactor: unverified('totp', attempt.expireAt),
    })
    .where(and(eq(identitySignIns.id, attempt.id), lt(identitySignIns.secondFactorTries, maximumTries)))
    .returning({ id: identitySignIns.id });
  if (counted.length === 0) throw verificationFailed();
}

/** Each step is accepted once (RFC 6238, 5.2): of parallel requests one claims it, and earlier steps become invalid. */
export async function claimStep(context: IdentityContext, userId: string, step: number): Promise<boolean> {
  const { id, totpLastStep } = identityUsers;
  const claimed = await context.database
    .update(identityUsers)
    .set({ totpLastStep: step, secondFactorFailures: 0 })
    .where(and(eq(id, userId), or(isNull(totpLastStep), lt(totpLastStep, step))))
    .returning({ id });
  return claimed.length === 1;
}

/** The caller already knows the password: continued guessing across sign-ins locks the account. */
async function refuseCode(context: IdentityContext, visit: Visit, user: UserRow): Promise<never> {
  const [counted] = await context.database
    .update(identityUsers)
    .set({ secondFactorFailures: sql`${identityUsers.secondFactorFailures} + 1` })
    .where(eq(identityUsers.id, user.id))
    .returning({ failures: identityUsers.secondFactorFailures });
  if (counted && counted.failures >= failuresBeforeLock) {
    const lockedUntil = new Date(context.now() + lockMilliseconds);
    await updateUser(context.database, user.id, { lockedUntil, secondFactorFailures: 0 }, instantOf(context));
  }
  throw reportRefusal(context, visit, user.id, codeIncorrect());
}
