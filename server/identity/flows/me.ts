import { instantOf, type IdentityContext } from '../context.ts';
import { authenticationInvalid, currentPasswordIncorrect, paramMissing, strategyInvalid } from '../errors.ts';
import { flagField, mergeMetadata, metadataField, nameField, requiredField, type Form } from '../forms.ts';
import { enforceLimit } from '../limits.ts';
import { isRightPassword } from '../password-guard.ts';
import { checkNewPassword } from '../password-rules.ts';
import { touchClients } from '../store/clients.ts';
import { endAccess, type SessionRow } from '../store/sessions.ts';
import { loadUser, lockUser, updateUser, type StoredUser } from '../store/users.ts';
import { requireSession, type Visit } from '../visit.ts';

/** The caller of a `/me` request. */
export interface Me {
  session: SessionRow;
  user: StoredUser;
}

/** The session of a `/me` request and its user. @throws IdentityError authentication_invalid */
export async function requireMe(context: IdentityContext, visit: Visit, query: URLSearchParams): Promise<Me> {
  const session = await requireSession(context, visit, query.get('_clerk_session_id') ?? undefined);
  const user = await loadUser(context.database, session.userId);
  if (!user) throw authenticationInvalid();
  return { session, user };
}

/** PATCH `/me`: updates the names. */
export async function updateProfile(context: IdentityContext, session: SessionRow, form: Form): Promise<void> {
  await enforceLimit(context, 'profileChangesPerUser', session.userId);
  const firstName = nameField(form, 'first_name');
  const lastName = nameField(form, 'last_name');
  const now = instantOf(context);
  const changes = {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
  await updateUser(context.database, session.userId, changes, now);
  await touchClients(context.database, [session.clientId], now);
}

/** PATCH `/me/metadata`: a merge patch; concurrent patches both take effect. */
export async function updateMetadata(context: IdentityContext, session: SessionRow, form: Form): Promise<void> {
  await enforceLimit(context, 'profileChangesPerUser', session.userId);
  const patch = metadataField(form, 'unsafe_metadata');
  if (!patch) throw paramMissing('unsafe_metadata');
  const now = instantOf(context);
  await context.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, session.userId);
    if (!user) throw authenticationInvalid();
    const unsafeMetadata = mergeMetadata(user.unsafeMetadata, patch);
    await updateUser(transaction, user.id, { unsafeMetadata }, now);
    await touchClients(transaction, [session.clientId], now);
  });
}

/**
 * POST `/me/change_password`. A user without a password, because a provider signs them in, sets one with a mailed code:
 * a stolen session alone must not suffice.
 */
export async function changePassword(
  context: IdentityContext,
  visit: Visit,
  { session, user }: Me,
  form: Form,
): Promise<void> {
  const { userId, id: sessionId } = session;
  if (user.passwordHash === null) throw strategyInvalid();
  const currentPassword = requiredField(form, 'current_password');
  const newPassword = requiredField(form, 'new_password');
  const emailAddress = user.emails[0]?.emailAddress ?? userId;
  checkNewPassword(newPassword, 'new_password', { ...user, productName: context.productName, emailAddress });
  const account = { emailAddress, passwordHash: user.passwordHash };
  if (!(await isRightPassword(context, visit, account, currentPassword))) throw currentPasswordIncorrect();
  const passwordHash = await context.passwords.hash(visit, newPassword);
  await context.database.transaction(async (transaction) => {
    const now = instantOf(context);
    await updateUser(transaction, userId, { passwordHash }, now);
    if (flagField(form, 'sign_out_of_other_sessions')) {
      await endAccess(transaction, { userId, exceptSessionId: sessionId }, now);
    }
    await touchClients(transaction, [session.clientId], now);
  });
  const origin = { ipAddress: visit.ip, userAgent: visit.userAgent };
  await context.report({ type: 'password_changed', userId, sessionId, ...origin });
}
