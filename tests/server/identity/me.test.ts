import { beforeAll, expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import { at, expectRefused, numberAt, openTestIdentity, password, textAt } from './support.ts';

const ada = 'ada@example.com';
let adaId: string;
const server = shared(openTestIdentity);
beforeAll(async () => {
  adaId = (await server.identity.seedUser({ emailAddress: ada, password, firstName: 'Ada' })).userId;
});

test('a user reads and updates their own profile', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const me = `/v1/me?_clerk_session_id=${sessionId}`;
  const read = await browser.get(me);
  expect(at(read.body, 'response')).toMatchObject({ id: adaId, first_name: 'Ada' });
  const renamed = await browser.override('PATCH', me, { first_name: 'Augusta', last_name: '' });
  expect(at(renamed.body, 'response')).toMatchObject({ first_name: 'Augusta', last_name: null });
  expect(numberAt(renamed.body, 'response.updated_at')).toBeGreaterThan(numberAt(read.body, 'response.updated_at'));

  const metadata = `/v1/me/metadata?_clerk_session_id=${sessionId}`;
  const change = (value: string) => browser.override('PATCH', metadata, { unsafe_metadata: value });
  await change('{"theme":"dark","table":{"size":25,"dense":true}}');
  const merged = await change('{"theme":null,"table":{"dense":null},"__proto__":{"polluted":true}}');
  expect(at(merged.body, 'response.unsafe_metadata')).toEqual({ table: { size: 25 } });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  const deep = `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`;
  for (const wrong of ['no json', deep, '{"a":"\\ud800"}', '{"\\u0000":1}'])
    expectRefused(await change(wrong), 422, 'form_param_value_invalid', 'unsafe_metadata');
  expectRefused(await browser.override('PATCH', metadata), 422, 'form_param_missing', 'unsafe_metadata');
  expectRefused(await server.browser().get('/v1/me'), 401, 'authentication_invalid');
});

test('metadata is limited to 8 kB in total by any route, and to infrequent changes', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const path = `/v1/me/metadata?_clerk_session_id=${sessionId}`;
  const add = (name: string) =>
    browser.override('PATCH', path, { unsafe_metadata: JSON.stringify({ [name]: 'x'.repeat(3000) }) });
  expect([(await add('a')).status, (await add('b')).status]).toEqual([200, 200]);
  expectRefused(await add('c'), 422, 'form_param_exceeds_allowed_size', 'unsafe_metadata');
  const metadata = at((await browser.get('/v1/me')).body, 'response.unsafe_metadata');
  expect(metadata).not.toHaveProperty('c');
  const limited = await server.reopen({ limits: { profileChangesPerUser: { limit: 0, seconds: 60 } } });
  try {
    const there = browser.copy(limited.browser());
    expectRefused(await there.override('PATCH', path, { unsafe_metadata: '{}' }), 429, 'too_many_requests');
    expectRefused(await there.override('PATCH', '/v1/me', { first_name: 'A' }), 429, 'too_many_requests');
  } finally {
    await limited.close();
  }
});

test('changing the password requires the current one and ends the other sessions on request', async () => {
  const address = 'changer@example.com';
  await server.identity.seedUser({ emailAddress: address, password });
  const [here, there] = [await server.signedIn(address), await server.signedIn(address)];
  const path = `/v1/me/change_password?_clerk_session_id=${here.sessionId}`;
  const change = (fields: Record<string, string>) => here.browser.post(path, fields);
  expectRefused(
    await change({ current_password: 'wrong-password-1', new_password: 'battery-staple-8' }),
    422,
    'form_password_validation_failed',
    'current_password',
  );
  const weak = await change({ current_password: password, new_password: 'short1' });
  expectRefused(weak, 422, 'form_password_length_too_short', 'new_password');
  const plain = await change({ current_password: password, new_password: 'no digits here' });
  expectRefused(plain, 422, 'form_password_no_number', 'new_password');
  expectRefused(await change({ new_password: 'battery-staple-8' }), 422, 'form_param_missing', 'current_password');

  const kept = await change({ current_password: password, new_password: 'battery-staple-8' });
  expect(at(kept.body, 'response.object')).toBe('user');
  expect(await server.identity.sessionAlive(there.sessionId)).toBe(true);
  await change({
    current_password: 'battery-staple-8',
    new_password: 'paper-clip-rain-9',
    sign_out_of_other_sessions: 'true',
  });
  expect(await server.identity.sessionAlive(there.sessionId)).toBe(false);
  expect(await server.identity.sessionAlive(here.sessionId)).toBe(true);
});

test('a user from a provider cannot set a password with the session alone', async () => {
  const browser = server.browser();
  const started = await browser.post('/v1/client/sign_ups', { strategy: 'oauth_google', redirect_url: '/' });
  const page = new URL(
    textAt(started.body, 'response.verifications.external_account.external_verification_redirect_url'),
  );
  await browser.get(`/v1/oauth_callback?state=${page.searchParams.get('state')}&email=social@example.com&name=Sam`);
  const answer = await browser.post('/v1/me/change_password', { new_password: 'battery-staple-8' });
  expectRefused(answer, 400, 'strategy_for_user_invalid');
});
