import { mailboxOf } from '#domain/secure-link/mailbox.ts';

import { sendCode } from '../code-mails.ts';
import { issueCode, issueDecoy, tryCode, useCode } from '../codes.ts';
import { instantOf, type IdentityContext } from '../context.ts';
import { alreadyVerified, strategyInvalid, verificationMissing } from '../errors.ts';
import { optionalField, requiredField, type Form } from '../forms.ts';
import { enforceLimit } from '../limits.ts';
import { checkNewPassword } from '../password-rules.ts';
import { unverified, verified } from '../resources/verification.ts';
import { updateSignIn, type NewSignIn, type SignInRow } from '../store/attempts.ts';
import type { Queries } from '../store/queries.ts';
import { endAccess } from '../store/sessions.ts';
import { findUserByEmail, updateUser } from '../store/users.ts';
import type { Visit } from '../visit.ts';
import { advanceSignIn, followUpMilliseconds } from './advance-sign-in.ts';
import { requireSignIn } from './require-attempt.ts';

export const resetStrategy = 'reset_password_email_code';

type ResetValues = Required<Pick<NewSignIn, 'identifier' | 'userId' | 'firstFactor' | 'status'>>;

/**
 * Mails a code, or pretends to: an unknown address gets the same response and a code that nobody can know.
 * @param store saves the sign-in
 * @throws IdentityError verification_code_too_many_requests
 */
export async function sendResetCode(
  context: IdentityContext,
  visit: Visit,
  { id, identifier }: { id: string; identifier: string },
  store: (values: ResetValues) => Promise<unknown>,
): Promise<void> {
  await enforceLimit(context, 'codesPerIp', visit.network);
  await enforceLimit(context, 'codesPerAddress', mailboxOf(identifier));
  const user = await findUserByEmail(context.database, identifier);
  const expireAt = user ? await issueCode(context, id, identifier) : await issueDecoy(context, id);
  await store({
    status: 'needs_first_factor',
    identifier,
    userId: user?.id ?? null,
    firstFactor: unverified(resetStrategy, expireAt),
  });
  await sendCode(context, 'reset', { attemptId: id, emailAddress: identifier });
}

/** Only the user's input: password rules must not reveal whether the address is known. */
const ownerOf = ({ productName }: IdentityContext, { identifier }: SignInRow) => ({
  productName,
  emailAddress: identifier,
});

/**
 * Verifies the code, with the new password or before it. The password is checked first, so that a weak one does not use
 * up the code.
 */
export async function attemptReset(
  context: IdentityContext,
  visit: Visit,
  attempt: SignInRow,
  form: Form,
): Promise<void> {
  if (attempt.status !== 'needs_first_factor') throw alreadyVerified();
  if (attempt.firstFactor?.strategy !== resetStrategy) throw verificationMissing();
  const password = optionalField(form, 'password');
  if (password !== undefined) checkNewPassword(password, 'password', ownerOf(context, attempt));
  const proof = await tryCode(context, attempt.id, requiredField(form, 'code'));
  if (attempt.userId === null) throw strategyInvalid();
  const spend = (database: Queries) => useCode(database, proof, instantOf(context));
  if (password !== undefined) return setPassword(context, visit, attempt, password, spend);
  await context.database.transaction(async (transaction) => {
    await spend(transaction);
    const moved = await updateSignIn(transaction, attempt, {
      status: 'needs_new_password',
      firstFactor: verified(resetStrategy),
      expireAt: new Date(context.now() + followUpMilliseconds),
    });
    if (!moved) throw alreadyVerified();
  });
}

/** POST `…/reset_password`: sets the new password after the code. */
export async function resetPassword(context: IdentityContext, visit: Visit, id: string, form: Form): Promise<void> {
  const attempt = await requireSignIn(context, visit, id);
  if (attempt.status !== 'needs_new_password') throw verificationMissing();
  const password = requiredField(form, 'password');
  checkNewPassword(password, 'password', ownerOf(context, attempt));
  await setPassword(context, visit, attempt, password);
}

/**
 * Sets the password, ends every session of the user (security.md, attack 11) and continues as after a password sign-in.
 */
async function setPassword(
  context: IdentityContext,
  visit: Visit,
  attempt: SignInRow,
  password: string,
  spend?: (database: Queries) => Promise<void>,
): Promise<void> {
  const { id, clientId, userId } = attempt;
  if (userId === null) throw strategyInvalid();
  const passwordHash = await context.passwords.hash(visit, password);
  const act = async (transaction: Queries) => {
    const now = instantOf(context);
    await spend?.(transaction);
    await updateUser(transaction, userId, { passwordHash }, now);
    await endAccess(transaction, { userId, exceptSignInId: id }, now);
  };
  const changes = { firstFactor: verified(resetStrategy) };
  await advanceSignIn(context, visit, { clientId, userId, attempt, changes, act });
  await context.report({ type: 'password_reset', userId, ipAddress: visit.ip, userAgent: visit.userAgent });
}
