import { instantOf, type IdentityContext } from '../context.ts';
import { alreadyVerified, notFound } from '../errors.ts';
import { findSignIn, findSignUp, type SignInRow, type SignUpRow } from '../store/attempts.ts';
import { refuseSignedIn, type Visit } from '../visit.ts';

/**
 * The browser's sign-in with this id, unless the browser is signed in. @throws IdentityError resource_not_found,
 * session_exists
 */
export async function requireSignIn(context: IdentityContext, visit: Visit, id: string): Promise<SignInRow> {
  const attempt = visit.client && (await findSignIn(context.database, visit.client.id, instantOf(context)));
  if (!visit.client || attempt?.id !== id) throw notFound('No sign-in has this id.');
  await refuseSignedIn(context, visit.client);
  return attempt;
}

/**
 * The browser's sign-up with this id, unless the browser is signed in. @throws IdentityError resource_not_found,
 * session_exists …
 */
export async function requireSignUp(context: IdentityContext, visit: Visit, id: string): Promise<SignUpRow> {
  const attempt = visit.client && (await findSignUp(context.database, visit.client.id, instantOf(context)));
  if (!visit.client || attempt?.id !== id) throw notFound('No sign-up has this id.');
  await refuseSignedIn(context, visit.client);
  if (attempt.createdUserId !== null) throw alreadyVerified();
  return attempt;
}
