import { expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import { attempt, begin, beginWithCode } from './sign-up-steps.ts';
import { at, expectRefused, mailedCode, mailsTo, newAddress, openTestIdentity, password, textAt } from './support.ts';

const server = shared(openTestIdentity);

test('a user signs up with a mailed code', async () => {
  const address = newAddress();
  const browser = server.browser();
  const created = await browser.post('/v1/client/sign_ups', {
    email_address: ` ${address.toUpperCase()} `,
    password,
    first_name: 'Ada',
    last_name: '',
    unsafe_metadata: '{"theme":"dark"}',
    locale: 'en-GB',
    strategy: 'password',
  });
  const id = textAt(created.body, 'response.id');
  expect(id).toMatch(/^sua_/);
  const signUp = {
    object: 'sign_up_attempt',
    id,
    status: 'missing_requirements',
    required_fields: ['email_address', 'password'],
    optional_fields: ['first_name', 'last_name'],
    missing_fields: [],
    unverified_fields: ['email_address'],
    verifications: {
      email_address: {
        object: 'verification',
        status: 'unverified',
        strategy: null,
        attempts: null,
        expire_at: null,
        external_verification_redirect_url: null,
        error: null,
        next_action: 'needs_prepare',
        supported_strategies: ['email_code'],
      },
      external_account: null,
    },
    first_name: 'Ada',
    last_name: null,
    email_address: address,
    has_password: true,
    unsafe_metadata: { theme: 'dark' },
    created_session_id: null,
    created_user_id: null,
  };
  expect(at(created.body, 'response')).toEqual(signUp);
  expect(at(created.body, 'client.sign_up')).toEqual(signUp);

  const prepared = await browser.post(`/v1/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
  expect(at(prepared.body, 'response.verifications.email_address')).toMatchObject({
    status: 'unverified',
    strategy: 'email_code',
    attempts: 0,
    next_action: 'needs_attempt',
  });
  const code = await mailedCode(server.outbox, address);
  const done = await attempt(browser, `/v1/client/sign_ups/${id}`, code);
  expect(at(done.body, 'response')).toMatchObject({
    status: 'complete',
    unverified_fields: [],
    created_session_id: at(done.body, 'client.sessions.0.id'),
    created_user_id: at(done.body, 'client.sessions.0.user.id'),
    verifications: { email_address: { status: 'verified', next_action: '', attempts: 1 } },
  });
  expect(at(done.body, 'client.sessions.0.user')).toMatchObject({
    first_name: 'Ada',
    last_name: null,
    unsafe_metadata: { theme: 'dark' },
    password_enabled: true,
    email_addresses: [{ email_address: address, verification: { status: 'verified' } }],
  });
  expect(server.events.at(-1)).toMatchObject({
    type: 'sign_up',
    userId: at(done.body, 'response.created_user_id'),
    sessionId: at(done.body, 'response.created_session_id'),
    ipAddress: '127.0.0.1',
  });
});

test('an attempt can be read by its id, and a new one replaces it', async () => {
  const { browser, created, path } = await begin(server, newAddress());
  expect(at((await browser.get(path)).body, 'response')).toEqual(at(created.body, 'response'));
  const next = await begin(server, newAddress(), {}, browser);
  expectRefused(await browser.get(path), 404, 'resource_not_found');
  expect(at((await browser.get('/v1/client')).body, 'response.sign_up')).toEqual(at(next.created.body, 'response'));
});

test('a failed create stores nothing', async () => {
  const { browser, created } = await begin(server, newAddress());
  const refused = await browser.post('/v1/client/sign_ups', { email_address: newAddress(), password: 'short1' });
  expectRefused(refused, 422, 'form_password_length_too_short', 'password');
  expect(at(refused.body, 'meta.client.sign_up')).toEqual(at(created.body, 'response'));
});

test.each([
  [{ email_address: 'no-address' }, 'form_param_format_invalid', 'email_address'],
  [{ email_address: 'a@b.example\r\nBcc: c@d.example' }, 'form_param_format_invalid', 'email_address'],
  [{ email_address: '' }, 'form_param_format_invalid', 'email_address'],
  [{ password: '' }, 'form_param_nil', 'password'],
  [{ password: 'seven77' }, 'form_password_length_too_short', 'password'],
  [{ password: 'no digits here' }, 'form_password_no_number', 'password'],
  [{ password: '12345678901' }, 'form_param_value_invalid', 'password'],
  [{ password: 'Password-123' }, 'form_password_pwned', 'password'],
  [{ password: `1${'x'.repeat(128)}` }, 'form_param_value_invalid', 'password'],
  [{ first_name: 'x'.repeat(101) }, 'form_param_value_invalid', 'first_name'],
  [{ first_name: 'a\0b' }, 'form_param_format_invalid', 'first_name'],
  [{ unsafe_metadata: JSON.stringify({ a: 'x'.repeat(8200) }) }, 'form_param_exceeds_allowed_size', 'unsafe_metadata'],
  [{ unsafe_metadata: '[1]' }, 'form_param_value_invalid', 'unsafe_metadata'],
  [{ unsafe_metadata: '{"a":"\\u0000"}' }, 'form_param_value_invalid', 'unsafe_metadata'],
])('%j is rejected', async (fields, code, param) => {
  const answer = await server.browser().post('/v1/client/sign_ups', { email_address: newAddress(), ...fields });
  expectRefused(answer, 422, code, param);
});

test('missing fields can follow, and a changed address must be verified again', async () => {
  const [first, second] = [newAddress(), newAddress()];
  const browser = server.browser();
  const created = await browser.post('/v1/client/sign_ups', { email_address: first });
  const path = `/v1/client/sign_ups/${textAt(created.body, 'response.id')}`;
  expect(at(created.body, 'response.missing_fields')).toEqual(['password']);
  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const firstCode = await mailedCode(server.outbox, first);

  const changed = await browser.override('PATCH', path, { email_address: second });
  expect(at(changed.body, 'response.verifications.email_address.next_action')).toBe('needs_prepare');
  expectRefused(await attempt(browser, path, firstCode), 400, 'verification_missing');

  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const verified = await attempt(browser, path, await mailedCode(server.outbox, second));
  expect(at(verified.body, 'response')).toMatchObject({ status: 'missing_requirements', unverified_fields: [] });
  const done = await browser.override('PATCH', path, { password });
  expect(at(done.body, 'response.status')).toBe('complete');
  expect(at(done.body, 'client.sessions.0.user.email_addresses.0.email_address')).toBe(second);
});

test('of two concurrent sign-ups for one address, the second to finish learns that it is taken', async () => {
  const address = newAddress();
  const first = await beginWithCode(server, address);
  const second = await begin(server, address, { password });
  await second.browser.post(`${second.path}/prepare_verification`, { strategy: 'email_code' });
  const secondCode = await mailedCode(server.outbox, address, 2);
  expect((await attempt(first.browser, first.path, first.code)).status).toBe(200);
  expectRefused(await attempt(second.browser, second.path, secondCode), 422, 'form_identifier_exists', 'email_address');
});

test('a taken address is indistinguishable from a free one, and its owner is notified', async () => {
  const taken = newAddress('owner');
  await server.identity.seedUser({ emailAddress: taken, password });
  const free = await begin(server, newAddress('stranger'), { password });
  const probe = await begin(server, taken, { password });
  const shape = ({ body }: { body: unknown }) => Object.keys(at(body, 'response') ?? {});
  expect(shape(probe.created)).toEqual(shape(free.created));
  const prepared = await probe.browser.post(`${probe.path}/prepare_verification`, { strategy: 'email_code' });
  expect(at(prepared.body, 'response.verifications.email_address.next_action')).toBe('needs_attempt');
  const [notice] = await mailsTo(server.outbox, taken, 1);
  expect(notice?.subject).toBe('Your Attest account');
  expect(notice?.text).not.toMatch(/\d{6}/);
  expectRefused(await attempt(probe.browser, probe.path, '000000'), 422, 'form_code_incorrect', 'code');
});

test('a completed sign-up is kept until the next touch; another is rejected while signed in', async () => {
  const { browser, path, code } = await beginWithCode(server, newAddress());
  const done = await attempt(browser, path, code);
  const sessionId = textAt(done.body, 'response.created_session_id');
  expect(at((await browser.get('/v1/client')).body, 'response.sign_up.status')).toBe('complete');
  expectRefused(await attempt(browser, path, code), 400, 'session_exists');
  expectRefused(
    await browser.post('/v1/client/sign_ups', { email_address: newAddress(), password }),
    400,
    'session_exists',
  );
  const touched = await browser.post(`/v1/client/sessions/${sessionId}/touch`, { intent: 'select_session' });
  expect(at(touched.body, 'client.sign_up')).toBeNull();
});
