import type { IdentityContext } from '../context.ts';
import { alreadyVerified, paramValue, strategyInvalid } from '../errors.ts';
import { flagField, normaliseEmail, optionalField, requiredField, type Form } from '../forms.ts';
import { newId } from '../ids.ts';
import { signInAddressId } from '../resources/sign-in.ts';
import { putSignIn, updateSignIn } from '../store/attempts.ts';
import { findUserByEmail } from '../store/users.ts';
import { refuseSignedIn, requireClient, type Visit } from '../visit.ts';
import { attemptReset, resetStrategy, sendResetCode } from './password-reset.ts';
import { provePassword } from './password.ts';
import { requireSignIn } from './require-attempt.ts';
import { isSocialStrategy, startSocial } from './social.ts';
import { transferToSignIn } from './transfer.ts';

/** Lifetime of a sign-in attempt. */
const lifetimeMilliseconds = 1_800_000;

/** A sign-in that is not stored yet. */
const newSignIn = (context: IdentityContext, clientId: string) => ({
  id: newId('sia'),
  clientId,
  status: 'needs_first_factor' as const,
  expireAt: new Date(context.now() + lifetimeMilliseconds),
});

/** POST `/client/sign_ins`: a transfer, a provider, a reset, or address and password (which may follow later). */
export async function createSignIn(context: IdentityContext, visit: Visit, form: Form): Promise<void> {
  const client = await requireClient(context, visit);
  const attempt = newSignIn(context, client.id);
  if (flagField(form, 'transfer')) return transferToSignIn(context, visit, attempt);
  await refuseSignedIn(context, client);
  const strategy = optionalField(form, 'strategy') ?? 'password';
  if (isSocialStrategy(strategy)) {
    const journey = { kind: 'sign_in', strategy, clientId: client.id, attemptId: attempt.id } as const;
    return startSocial(context, journey, form, (database, firstFactor) =>
      putSignIn(database, { ...attempt, status: 'needs_identifier', firstFactor }),
    );
  }
  const identifier = normaliseEmail(requiredField(form, 'identifier'), 'identifier');
  if (strategy === resetStrategy) {
    return sendResetCode(context, visit, { id: attempt.id, identifier }, (values) =>
      putSignIn(context.database, { ...attempt, ...values }),
    );
  }
  if (strategy !== 'password') throw strategyInvalid();
  const password = optionalField(form, 'password');
  if (password === undefined) return putIdentifier(context, { ...attempt, identifier });
  await provePassword(context, visit, { ...attempt, identifier }, password, (transaction) =>
    putSignIn(transaction, { ...attempt, identifier }),
  );
}

async function putIdentifier(
  context: IdentityContext,
  attempt: ReturnType<typeof newSignIn> & { identifier: string },
): Promise<void> {
  const user = await findUserByEmail(context.database, attempt.identifier);
  await putSignIn(context.database, { ...attempt, userId: user?.id ?? null });
}

/** POST `…/prepare_first_factor`: starts a provider round trip, or sends the code again. */
export async function prepareFirstFactor(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<void> {
  const attempt = await requireSignIn(context, visit, id);
  const { clientId, identifier } = attempt;
  const strategy = requiredField(form, 'strategy');
  if (attempt.status !== 'needs_first_factor' && attempt.status !== 'needs_identifier') throw alreadyVerified();
  if (isSocialStrategy(strategy)) {
    const journey = { kind: 'sign_in', strategy, clientId, attemptId: id } as const;
    return startSocial(context, journey, form, (database, firstFactor) =>
      updateSignIn(database, attempt, { firstFactor }),
    );
  }
  if (strategy !== resetStrategy || identifier === null) throw strategyInvalid();
  const addressId = optionalField(form, 'email_address_id');
  if (addressId !== undefined && addressId !== signInAddressId(context, identifier))
    throw paramValue('email_address_id');
  await sendResetCode(context, visit, { id, identifier }, (values) => updateSignIn(context.database, attempt, values));
}

/** POST `…/attempt_first_factor`: verifies the password, or the code of a reset. */
export async function attemptFirstFactor(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<void> {
  const attempt = await requireSignIn(context, visit, id);
  const { identifier } = attempt;
  const strategy = requiredField(form, 'strategy');
  if (strategy === resetStrategy) return attemptReset(context, visit, attempt, form);
  if (strategy !== 'password') throw paramValue('strategy');
  if (identifier === null) throw strategyInvalid();
  if (attempt.status !== 'needs_first_factor') throw alreadyVerified();
  await provePassword(context, visit, { ...attempt, identifier }, requiredField(form, 'password'));
}
