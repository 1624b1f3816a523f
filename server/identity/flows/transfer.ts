import { instantOf, type IdentityContext } from '../context.ts';
import { transferInvalid } from '../errors.ts';
import { enforceLimit } from '../limits.ts';
import {
  findSignIn,
  findSignUp,
  putSignIn,
  putSignUp,
  takeFromSignIn,
  takeFromSignUp,
  type NewSignIn,
  type NewSignUp,
} from '../store/attempts.ts';
import { findUserBySocialIdentity } from '../store/users.ts';
import type { Visit } from '../visit.ts';
import { signInSocially, signUpSocially } from './social-callback.ts';

/**
 * Signs in with the identity pending in the browser's sign-up. Claiming it is part of the transaction: it succeeds
 * once, and an error leaves the identity in place.
 * @throws IdentityError account_transfer_invalid
 */
export async function transferToSignIn(
  context: IdentityContext,
  visit: Visit,
  attempt: NewSignIn & { status: 'needs_first_factor' },
): Promise<void> {
  const { clientId } = attempt;
  const signUp = await findSignUp(context.database, clientId, instantOf(context));
  const identity = signUp?.transferable;
  const userId = identity && (await findUserBySocialIdentity(context.database, identity));
  if (!identity || !userId) throw transferInvalid();
  await signInSocially(context, visit, attempt, userId, identity, async (transaction) => {
    const taken = await takeFromSignUp(transaction, clientId, instantOf(context));
    if (taken?.providerUserId !== identity.providerUserId) throw transferInvalid();
    await putSignIn(transaction, attempt);
  });
}

/** Signs up with the identity pending in the browser's sign-in. @throws IdentityError account_transfer_invalid */
export async function transferToSignUp(context: IdentityContext, visit: Visit, attempt: NewSignUp): Promise<void> {
  const { clientId } = attempt;
  const signIn = await findSignIn(context.database, clientId, instantOf(context));
  const identity = signIn?.transferable;
  if (!identity || (await findUserBySocialIdentity(context.database, identity))) throw transferInvalid();
  await enforceLimit(context, 'signUpsPerIp', visit.network);
  await signUpSocially(context, visit, { ...attempt, emailAddress: null }, identity, async (transaction) => {
    const taken = await takeFromSignIn(transaction, clientId, instantOf(context));
    if (taken?.providerUserId !== identity.providerUserId) throw transferInvalid();
    await putSignUp(transaction, attempt);
  });
}
