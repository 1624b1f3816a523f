import { mailboxOf } from '#domain/secure-link/mailbox.ts';

import { sendCode } from '../code-mails.ts';
import { dropCode, issueCode, issueDecoy, tryCode, useCode } from '../codes.ts';
import { instantOf, type IdentityContext } from '../context.ts';
import { alreadyVerified, paramMissing, paramValue, verificationMissing } from '../errors.ts';
import {
  flagField,
  metadataField,
  nameField,
  normaliseEmail,
  optionalField,
  requiredField,
  type Form,
} from '../forms.ts';
import { newId } from '../ids.ts';
import { enforceLimit } from '../limits.ts';
import { checkNewPassword } from '../password-rules.ts';
import { isEmailVerified, isReady } from '../resources/sign-up.ts';
import { unverified, verified } from '../resources/verification.ts';
import { putSignUp, updateSignUp, type SignUpRow } from '../store/attempts.ts';
import type { Queries } from '../store/queries.ts';
import { findUserByEmail } from '../store/users.ts';
import { refuseSignedIn, requireClient, type Visit } from '../visit.ts';
import { completeSignUp } from './complete-sign-up.ts';
import { requireSignUp } from './require-attempt.ts';
import { isSocialStrategy, startSocial } from './social.ts';
import { transferToSignUp } from './transfer.ts';

/** Lifetime of a sign-up attempt: mail can be slow, and the code can be sent again. */
const lifetimeMilliseconds = 86_400_000;

/** A sign-up that is not stored yet. */
const newSignUp = (context: IdentityContext, clientId: string) => ({
  id: newId('sua'),
  clientId,
  expireAt: new Date(context.now() + lifetimeMilliseconds),
});

/** POST `/client/sign_ups`: a transfer, a provider, or the submitted form. */
export async function createSignUp(context: IdentityContext, visit: Visit, form: Form): Promise<void> {
  const client = await requireClient(context, visit);
  const attempt = newSignUp(context, client.id);
  if (flagField(form, 'transfer')) return transferToSignUp(context, visit, attempt);
  await refuseSignedIn(context, client);
  await enforceLimit(context, 'signUpsPerIp', visit.network);
  const strategy = optionalField(form, 'strategy') ?? 'password';
  if (isSocialStrategy(strategy)) {
    const journey = { kind: 'sign_up', strategy, clientId: client.id, attemptId: attempt.id } as const;
    return startSocial(context, journey, form, (database, externalVerification) =>
      putSignUp(database, { ...attempt, externalVerification }),
    );
  }
  const values = await signUpValues(context, visit, form);
  await putSignUp(context.database, { ...attempt, ...values });
}

/** PATCH `/client/sign_ups/{id}`: the missing fields, or a provider instead. */
export async function updateSignUpAttempt(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<void> {
  const attempt = await requireSignUp(context, visit, id);
  const { clientId } = attempt;
  await enforceLimit(context, 'signUpChangesPerClient', clientId);
  const strategy = optionalField(form, 'strategy') ?? 'password';
  if (isSocialStrategy(strategy)) {
    const journey = { kind: 'sign_up', strategy, clientId, attemptId: id } as const;
    return startSocial(context, journey, form, (database, externalVerification) =>
      updateSignUp(database, attempt, { externalVerification }),
    );
  }
  const values = await signUpValues(context, visit, form, attempt);
  const hasNewAddress = values.emailAddress !== undefined && values.emailAddress !== attempt.emailAddress;
  if (hasNewAddress) await dropCode(context.database, id);
  const changed = await updateSignUp(context.database, attempt, {
    ...values,
    ...(hasNewAddress ? { emailVerification: null, external: null, externalVerification: null } : {}),
  });
  if (!changed) throw alreadyVerified();
  if (isReady(changed)) await completeSignUp(context, visit, { attempt: changed, changes: {} });
}

/**
 * The validated form fields. The password is hashed whether or not the address is taken, so that timing reveals
 * nothing.
 */
async function signUpValues(
  context: IdentityContext,
  visit: Visit,
  form: Form,
  known?: Pick<SignUpRow, 'emailAddress' | 'firstName' | 'lastName'>,
) {
  const emailAddress = optionalField(form, 'email_address');
  const password = optionalField(form, 'password');
  const profile = {
    emailAddress: emailAddress === undefined ? undefined : normaliseEmail(emailAddress, 'email_address'),
    firstName: nameField(form, 'first_name'),
    lastName: nameField(form, 'last_name'),
    unsafeMetadata: metadataField(form, 'unsafe_metadata'),
  };
  if (password === undefined) return { ...profile, passwordHash: undefined };
  checkNewPassword(password, 'password', {
    productName: context.productName,
    emailAddress: profile.emailAddress ?? known?.emailAddress,
    firstName: profile.firstName ?? known?.firstName,
    lastName: profile.lastName ?? known?.lastName,
  });
  return { ...profile, passwordHash: await context.passwords.hash(visit, password) };
}

/**
 * POST `…/prepare_verification`: mails a code. For a taken address it pretends to, and notifies the owner instead
 * (security.md, attack 10; therefore form_identifier_exists only after the address is verified).
 */
export async function prepareVerification(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<void> {
  const attempt = await requireSignUp(context, visit, id);
  const { emailAddress } = attempt;
  if (requiredField(form, 'strategy') !== 'email_code') throw paramValue('strategy');
  if (emailAddress === null) throw paramMissing('email_address');
  if (isEmailVerified(attempt)) throw alreadyVerified();
  await enforceLimit(context, 'codesPerIp', visit.network);
  await enforceLimit(context, 'codesPerAddress', mailboxOf(emailAddress));
  const owner = await findUserByEmail(context.database, emailAddress);
  const expireAt = owner ? await issueDecoy(context, id) : await issueCode(context, id, emailAddress);
  const emailVerification = unverified('email_code', expireAt);
  if (!(await updateSignUp(context.database, attempt, { emailVerification }))) throw alreadyVerified();
  await sendCode(context, 'sign-up', { attemptId: id, emailAddress });
}

/** POST `…/attempt_verification`: the right code creates user and session, if nothing else is missing. */
export async function attemptVerification(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<void> {
  const attempt = await requireSignUp(context, visit, id);
  if (requiredField(form, 'strategy') !== 'email_code') throw paramValue('strategy');
  if (isEmailVerified(attempt)) throw alreadyVerified();
  if (!attempt.emailVerification) throw verificationMissing();
  const proof = await tryCode(context, id, requiredField(form, 'code'));
  const changes = { emailVerification: verified('email_code') };
  const act = (transaction: Queries) => useCode(transaction, proof, instantOf(context));
  await completeSignUp(context, visit, { attempt, changes, act });
}
