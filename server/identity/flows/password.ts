import type { IdentityContext } from '../context.ts';
import { passwordIncorrect } from '../errors.ts';
import { isRightPassword } from '../password-guard.ts';
import { verified } from '../resources/verification.ts';
import type { SignInRow } from '../store/attempts.ts';
import { findUserByEmail } from '../store/users.ts';
import type { Visit } from '../visit.ts';
import { advanceSignIn, reportRefusal, type SignInStep } from './advance-sign-in.ts';

/**
 * The first factor by password. An unknown address, a user without a password and a wrong password get the same
 * response in the same time (security.md, attack 10; therefore never form_identifier_not_found).
 * @param act stores the sign-in, if it is new
 * @throws IdentityError form_password_incorrect, too_many_requests, user_banned …
 */
export async function provePassword(
  context: IdentityContext,
  visit: Visit,
  attempt: Pick<SignInRow, 'id' | 'status' | 'clientId'> & { identifier: string },
  password: string,
  act?: SignInStep['act'],
): Promise<void> {
  const { identifier, clientId } = attempt;
  const user = await findUserByEmail(context.database, identifier);
  const account = { emailAddress: identifier, passwordHash: user?.passwordHash ?? null };
  const isRight = await isRightPassword(context, visit, account, password);
  if (!user || !isRight) {
    throw reportRefusal(context, visit, user?.id ?? null, passwordIncorrect(), identifier);
  }
  const changes = { firstFactor: verified('password') };
  await advanceSignIn(context, visit, { clientId, userId: user.id, attempt, changes, ...(act ? { act } : {}) });
}
