import { ClerkAPIResponseError } from '@clerk/react/errors';
import type { LoadedClerk } from '@clerk/react/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toFailure } from '#machines/failure.ts';
import { failing, failureOf } from '#src/actors/failure.ts';
import { failureOf as failureOfAnswer } from '#src/api/connection/api-error.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { createAccountIdentity } from '#src/identity/account.ts';
import { createIdentity } from '#src/identity/identity.ts';
import { sentenceOf } from '#src/identity/refusals.ts';

const raw = 'Network error at https://identity.internal:8443/v1/client?_clerk_session_id=sess_1 (clerk-js@6.40.0)';
const fallback = 'Something of the screen';

const refusal = (code: string, status: number) =>
  new ClerkAPIResponseError(raw, {
    data: [{ code, message: raw, long_message: raw, meta: { param_name: 'code' } }],
    status,
  });

/** The kinds of errors an SDK may throw. */
const errors: readonly (readonly [name: string, error: unknown])[] = [
  ['an error with an unknown code', refusal('quota_of_instance_exceeded', 403)],
  ['an error with a known code', refusal('form_code_incorrect', 422)],
  ['too many requests', refusal('rate_limit_of_instance', 429)],
  ['a busy server', refusal('busy', 503)],
  ['a broken server', refusal('internal_clerk_error', 500)],
  ['an SDK error', new Error(raw)],
  ['a program error', new TypeError(raw)],
  ['a text', raw],
];

let thrown: unknown;

/** Concrete properties of the fake SDK, which otherwise has every property. */
const properties: ReadonlyMap<string | symbol, () => unknown> = new Map<string | symbol, () => unknown>([
  ['then', () => undefined],
  ['error', () => null],
  ['session', () => session],
  [Symbol.toPrimitive, () => () => 'hostile'],
]);

let session: object | null;

/** A fake SDK in which every request fails: it has every property, and every method throws. */
const hostile: object = new Proxy(function part() {}, {
  has: () => true,
  get: (_target, name) => (properties.get(name) ?? (() => hostile))(),
  apply: () => Promise.reject(thrown),
});

const isSdk = (part: object): part is LoadedClerk => 'client' in part;

function clerk(): LoadedClerk {
  if (!isSdk(hostile)) throw new Error('The SDK has every property');
  return hostile;
}

/** The methods that send no request. */
const instant = new Set(['facts', 'readSignUp']);

const port: Readonly<Record<string, unknown>> = { ...createIdentity(clerk), ...createAccountIdentity(clerk) };
const asking = Object.keys(port).filter((name) => !instant.has(name));

const log = vi.spyOn(console, 'warn');

beforeEach(() => {
  log.mockReset();
  vi.stubGlobal('location', { origin: 'http://localhost', href: 'http://localhost/' });
});
afterEach(() => vi.unstubAllGlobals());

/** The failure that a machine receives when a call of the port fails. */
async function failureOfCall(name: string) {
  // A provider redirect is completed once per page.
  const fresh: Readonly<Record<string, unknown>> = { ...createIdentity(clerk), ...createAccountIdentity(clerk) };
  const method = fresh[name];
  if (typeof method !== 'function') throw new Error(`${name} is not a method of the port`);
  const call = failing(async () => {
    const answer: unknown = await Reflect.apply(method, fresh, ['signIn', 'google']);
    return answer;
  });
  return call.then(
    () => expect.unreachable(`${name} did not fail`),
    (error: unknown) => toFailure(error),
  );
}

test.each(asking.flatMap((name) => errors.map(([kind, error]) => ({ name, kind, error }))))(
  '$name with $kind hides the provider’s message and logs it',
  async ({ name, error }) => {
    thrown = error;
    session = name === 'finishSocial' ? null : hostile;
    const failure = await failureOfCall(name);
    expect(JSON.stringify([failure, failure.message])).not.toContain('identity.internal');
    expect(failureText(failure, fallback)).toMatch(/^[A-Z][^:/]+\.?$/);
    expect(log.mock.calls.flat().join(' ')).toContain(raw);
  },
);

test.each([
  [
    'quota_of_instance_exceeded',
    'This organisation takes no further members.',
    'This organisation takes no further members.',
  ],
  // Known codes keep our sentence, whatever the provider says.
  ['form_code_incorrect', 'Incorrect code.', sentenceOf({ code: 'form_code_incorrect' })],
  ['quota_of_instance_exceeded', 'See https://clerk.example/docs', fallback],
  ['quota_of_instance_exceeded', '{"code":1}', fallback],
])('%s with the message %j is reported as %j', async (code, message, shown) => {
  session = hostile;
  thrown = new ClerkAPIResponseError(message, { data: [{ code, message, long_message: message }], status: 403 });
  expect(failureText(await failureOfCall('attemptEmailCode'), fallback)).toBe(shown);
});

test('an unknown error is reported with the default message of the screen', () => {
  expect(failureText(toFailure(new TypeError(raw)), fallback)).toBe(fallback);
});

test('an answer without a message is reported with that of the screen, another one with its own', () => {
  const answered = (message: string) => failureText(failureOf(failureOfAnswer(200, { message }, null)), fallback);
  expect([answered(''), answered('You are no longer a member')]).toEqual([fallback, 'You are no longer a member']);
});

test.each([
  [429, 'anything', 'Too many requests. Please try again later.'],
  [503, 'anything', 'The sign-in service is busy. Try again in a minute.'],
  [500, 'anything', 'The sign-in service does not work at the moment. Try again in a minute.'],
  [422, 'captcha_invalid', 'The check for robots failed. Reload the page and try again.'],
  [403, 'anything', ''],
])('an error with status %i and code %s is reported as %j', (status, code, sentence) => {
  expect(sentenceOf({ code, status })).toBe(sentence);
});

/** The codes of identity-protocol.md, section 4, and those of Clerk's codes that a user can act on. */
const codes: readonly string[] = [
  'form_password_incorrect',
  'form_identifier_not_found',
  'form_identifier_exists',
  'form_code_incorrect',
  'form_password_length_too_short',
  'form_password_no_number',
  'form_password_pwned',
  'form_password_validation_failed',
  'verification_missing',
  'verification_expired',
  'verification_failed',
  'verification_already_verified',
  'strategy_for_user_invalid',
  'no_second_factors',
  'account_transfer_invalid',
  'oauth_access_denied',
  'oauth_callback_invalid',
  'session_exists',
  'session_reverification_required',
  'authentication_invalid',
  'user_banned',
  'user_locked',
  'resource_not_found',
  'too_many_requests',
  'verification_code_too_many_requests',
  'network_error',
];

test.each(codes)('%s has a message', (code) => {
  expect(sentenceOf({ code })).toMatch(/\.$/);
});

test.each([
  ['email_address', 'Check the email address.'],
  ['new_password', 'Choose another password.'],
  ['unsafe_metadata', ''],
])('a rejected value of %s is reported at its field', (field, sentence) => {
  expect(sentenceOf({ code: 'form_param_value_invalid', field })).toBe(sentence);
});

test('an address the provider reports as already verified counts as verified, whatever the error code', async () => {
  session = hostile;
  thrown = new ClerkAPIResponseError('', {
    data: [{ code: 'other', message: 'This address is Already Verified.' }],
    status: 400,
  });
  expect((await failureOfCall('attemptEmailCode')).code).toBe('verification_already_verified');
});
