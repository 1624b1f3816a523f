import { mailboxOf } from '#domain/secure-link/mailbox.ts';

import { sendCode } from '../code-mails.ts';
import { issueCode, tryCode, useCode } from '../codes.ts';
import { instantOf, type IdentityContext } from '../context.ts';
import {
  authenticationInvalid,
  codeIncorrect,
  noSecondFactors,
  paramValue,
  passwordIncorrect,
  strategyInvalid,
} from '../errors.ts';
import { optionalField, requiredField, type Form } from '../forms.ts';
import { enforceLimit } from '../limits.ts';
import { isRightPassword } from '../password-guard.ts';
import { reverificationResource, type ReverificationStatus } from '../resources/reverification.ts';
import { factorDue } from '../reverification.ts';
import { markProven, type SessionRow } from '../store/sessions.ts';
import { loadUser, type StoredUser } from '../store/users.ts';
import { openTotpSecret } from '../totp-secret.ts';
import { matchTotp } from '../totp.ts';
import { requireSession, type Visit } from '../visit.ts';
import { reportRefusal } from './advance-sign-in.ts';
import { claimStep } from './second-factor.ts';

const levels = ['first_factor', 'second_factor', 'multi_factor'] as const;
type Level = (typeof levels)[number];

type Reverification = Awaited<ReturnType<typeof reverificationResource>>;

interface Person {
  session: SessionRow;
  user: StoredUser;
  /** The primary address. */
  emailAddress: string;
}

async function requirePerson(context: IdentityContext, visit: Visit, id: string): Promise<Person> {
  const session = await requireSession(context, visit, id);
  const user = await loadUser(context.database, session.userId);
  const emailAddress = user?.emails[0]?.emailAddress;
  if (!user || emailAddress === undefined) throw authenticationInvalid();
  return { session, user, emailAddress };
}

function levelOf(form: Form): Level {
  const given = optionalField(form, 'level') ?? 'second_factor';
  const level = levels.find((one) => one === given);
  if (!level) throw paramValue('level');
  return level;
}

/** POST `/client/sessions/{id}/verify`: starts a reverification. A user without a second factor verifies the first. */
export async function startReverification(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<Reverification> {
  const { session, user } = await requirePerson(context, visit, id);
  const level = levelOf(form);
  const isSecond = level === 'second_factor' && user.totpSecret !== null;
  const status = isSecond ? 'needs_second_factor' : 'needs_first_factor';
  return reverificationResource(context, session, user, { level, status });
}

/** POST `…/verify/prepare_first_factor`: mails a code to a user without a password. */
export async function prepareFirstFactorAgain(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<Reverification> {
  const { session, user, emailAddress } = await requirePerson(context, visit, id);
  if (requiredField(form, 'strategy') !== 'email_code' || user.passwordHash !== null) throw strategyInvalid();
  await enforceLimit(context, 'codesPerIp', visit.network);
  await enforceLimit(context, 'codesPerAddress', mailboxOf(emailAddress));
  await issueCode(context, session.id, emailAddress);
  await sendCode(context, 'reverification', { attemptId: session.id, emailAddress });
  return reverificationResource(context, session, user, { level: 'first_factor', status: 'needs_first_factor' });
}

/**
 * POST `…/verify/attempt_first_factor`: verifies the password or a mailed code. @throws IdentityError
 * form_password_incorrect …
 */
export async function attemptFirstFactorAgain(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<Reverification> {
  const person = await requirePerson(context, visit, id);
  const strategy = requiredField(form, 'strategy');
  if (strategy === 'password') await provePasswordAgain(context, visit, person, requiredField(form, 'password'));
  else if (strategy === 'email_code') await proveCodeAgain(context, person, requiredField(form, 'code'));
  else throw paramValue('strategy');
  return provenResource(context, visit, id);
}

async function provePasswordAgain(
  context: IdentityContext,
  visit: Visit,
  { session, user, emailAddress }: Person,
  password: string,
): Promise<void> {
  const { passwordHash } = user;
  if (passwordHash === null) throw strategyInvalid();
  if (!(await isRightPassword(context, visit, { emailAddress, passwordHash }, password))) {
    throw reportRefusal(context, visit, user.id, passwordIncorrect());
  }
  await markProven(context.database, session, 'first_factor', instantOf(context));
}

async function proveCodeAgain(context: IdentityContext, { session }: Person, code: string): Promise<void> {
  const proof = await tryCode(context, session.id, code);
  const now = instantOf(context);
  await context.database.transaction(async (transaction) => {
    await useCode(transaction, proof, now);
    await markProven(transaction, session, 'first_factor', now);
  });
}

/**
 * POST `…/verify/attempt_second_factor`: verifies an authenticator code. @throws IdentityError form_code_incorrect …
 */
export async function attemptSecondFactorAgain(
  context: IdentityContext,
  visit: Visit,
  id: string,
  form: Form,
): Promise<Reverification> {
  const { session, user } = await requirePerson(context, visit, id);
  if (requiredField(form, 'strategy') !== 'totp') throw paramValue('strategy');
  if (user.totpSecret === null) throw noSecondFactors();
  const code = requiredField(form, 'code');
  await enforceLimit(context, 'enrolmentsPerUser', user.id);
  const step = matchTotp(openTotpSecret(context, user.id, user.totpSecret), code, context.now());
  if (step === null || !(await claimStep(context, user.id, step))) {
    throw reportRefusal(context, visit, user.id, codeIncorrect());
  }
  await markProven(context.database, session, 'second_factor', instantOf(context));
  return provenResource(context, visit, id);
}

/** Reloads the session: the factors still due, if any. */
async function provenResource(context: IdentityContext, visit: Visit, id: string): Promise<Reverification> {
  const { session, user } = await requirePerson(context, visit, id);
  const due = factorDue(context, session, user);
  const status: ReverificationStatus = due === null ? 'complete' : `needs_${due}`;
  return reverificationResource(context, session, user, { level: due ?? 'second_factor', status });
}
