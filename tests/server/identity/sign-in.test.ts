import { beforeAll, expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import {
  at,
  callBackend,
  createUser,
  expectRefused,
  newAddress,
  openTestIdentity,
  password,
  textAt,
} from './support.ts';

const ada = 'ada@example.com';
let adaId: string;
const server = shared(openTestIdentity);
beforeAll(async () => {
  adaId = (await server.identity.seedUser({ emailAddress: ada, password, firstName: 'Ada' })).userId;
});

const signIn = (fields: Record<string, string>, browser = server.browser()) =>
  browser.post('/v1/client/sign_ins', fields);

test('address and password create a session; the address’s case and surrounding spaces are ignored', async () => {
  const browser = server.browser();
  const answer = await signIn({ identifier: ' ADA@Example.com ', password, locale: 'en-GB' }, browser);
  const sessionId = textAt(answer.body, 'response.created_session_id');
  expect(at(answer.body, 'response')).toEqual({
    object: 'sign_in_attempt',
    id: expect.stringMatching(/^sia_/),
    status: 'complete',
    identifier: ada,
    supported_identifiers: ['email_address'],
    supported_first_factors: [
      { strategy: 'password' },
      {
        strategy: 'reset_password_email_code',
        email_address_id: expect.stringMatching(/^idn_/),
        safe_identifier: ada,
        primary: true,
      },
    ],
    supported_second_factors: null,
    first_factor_verification: {
      object: 'verification',
      status: 'verified',
      strategy: 'password',
      attempts: null,
      expire_at: null,
      external_verification_redirect_url: null,
      error: null,
    },
    second_factor_verification: null,
    created_session_id: sessionId,
  });
  expect(at(answer.body, 'client')).toEqual({
    object: 'client',
    id: expect.stringMatching(/^client_/),
    sessions: [expect.objectContaining({ id: sessionId, status: 'active', object: 'session' })],
    sign_in: at(answer.body, 'response'),
    sign_up: null,
    last_active_session_id: sessionId,
    created_at: expect.any(Number),
    updated_at: expect.any(Number),
  });
  expect(server.events.at(-1)).toEqual({
    type: 'sign_in',
    issuer: server.identity.issuer,
    at: expect.any(Number),
    userId: adaId,
    sessionId,
    emailAddress: null,
    ipAddress: '127.0.0.1',
    userAgent: 'node',
    reason: null,
  });
});

test('a client’s session cookie is http-only, lax, host-wide, and rotated at sign-in', async () => {
  const browser = server.browser();
  const started = await signIn({ identifier: ada }, browser);
  expect(started.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__client=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
    '__client_uat=0; Path=/; SameSite=Lax; Max-Age=31536000',
  ]);
  const planted = browser.copy();
  const path = `/v1/client/sign_ins/${textAt(started.body, 'response.id')}/attempt_first_factor`;
  const done = await browser.post(path, { strategy: 'password', password });
  expect(at(done.body, 'response.status')).toBe('complete');
  expect(browser.cookies.get('__client')).not.toBe(planted.cookies.get('__client'));
  expect(browser.cookies.get('__client_uat')).toBe(
    String(Math.floor(Number(at(done.body, 'client.updated_at')) / 1000)),
  );
  expect((await planted.get('/v1/client')).body).toEqual({ response: null, client: null });
});

test('an unknown address, a wrong password and a user without a password get the same response', async () => {
  const { address: noPassword } = await createUser(server);
  const answers = await Promise.all(
    [ada, 'nobody@example.com', noPassword].map((identifier) => signIn({ identifier, password: 'wrong-password-1' })),
  );
  for (const answer of answers) expectRefused(answer, 422, 'form_password_incorrect', 'password');
  const [known, ...others] = answers.map(({ body }) => at(body, 'errors'));
  expect(others).toEqual([known, known]);
});

test('the response to an address alone does not reveal whether it is known', async () => {
  const [known, unknown] = await Promise.all([
    signIn({ identifier: ada }),
    signIn({ identifier: 'nobody@example.com' }),
  ]);
  const blank = (body: unknown, address: string) =>
    JSON.stringify(at(body, 'response'))
      .replaceAll(address, '')
      .replaceAll(/(sia|idn)_[0-9a-f]{32}/g, '$1_');
  expect(at(known.body, 'response.status')).toBe('needs_first_factor');
  expect(blank(unknown.body, 'nobody@example.com')).toBe(blank(known.body, ada));
});

test('a failed sign-in is reported without the password', async () => {
  await signIn({ identifier: ada, password: 'wrong-password-2' });
  const event = server.events.findLast(({ type }) => type === 'sign_in_failed');
  expect(event).toMatchObject({ userId: adaId, emailAddress: ada, reason: 'form_password_incorrect', sessionId: null });
  expect(JSON.stringify(server.events)).not.toContain('wrong-password');
});

test('a signed-in browser cannot start or complete another sign-in', async () => {
  const { browser } = await server.signedIn(ada);
  const attemptId = textAt((await browser.get('/v1/client')).body, 'response.sign_in.id');
  const again = await signIn({ identifier: ada, password }, browser);
  expectRefused(again, 400, 'session_exists');
  expect(at(again.body, 'meta.client.sessions.0.user.id')).toBe(adaId);
  const path = `/v1/client/sign_ins/${attemptId}/attempt_first_factor`;
  expectRefused(await browser.post(path, { strategy: 'password', password }), 400, 'session_exists');
});

test('six concurrent sign-ins in one browser create one session', async () => {
  const browser = server.browser();
  const clientId = textAt((await signIn({ identifier: ada }, browser)).body, 'client.id');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => signIn({ identifier: ada, password }, browser.copy())),
  );
  const signedIn = answers.filter(({ status }) => status === 200);
  // One that arrives only after the cookie was renewed does not come from this browser any more.
  expect(signedIn.filter(({ body }) => textAt(body, 'client.id') === clientId)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expectRefused(answer, 400, 'session_exists');
    expect(at(answer.body, 'meta')).toBeUndefined();
  }
});

test.each([
  [{ password }, 422, 'form_param_missing', 'identifier'],
  [{ identifier: '', password }, 422, 'form_param_nil', 'identifier'],
  [{ identifier: 'ada', password }, 422, 'form_param_format_invalid', 'identifier'],
  [{ identifier: ada, strategy: 'email_code' }, 400, 'strategy_for_user_invalid', undefined],
  [{ strategy: 'oauth_unheard_of', redirect_url: '/' }, 400, 'strategy_for_user_invalid', undefined],
])('%j is rejected', async (fields, status, code, param) => {
  expectRefused(await signIn(fields), status, code, param);
});

test('an attempt rejects an unknown strategy and another browser’s id', async () => {
  const browser = server.browser();
  const path = `/v1/client/sign_ins/${textAt((await signIn({ identifier: ada }, browser)).body, 'response.id')}`;
  const attempt = `${path}/attempt_first_factor`;
  expectRefused(await browser.post(attempt, { strategy: 'magic' }), 422, 'form_param_value_invalid', 'strategy');
  expectRefused(
    await browser.post(`${path}/prepare_first_factor`, { strategy: 'password' }),
    400,
    'strategy_for_user_invalid',
  );
  expectRefused(
    await browser.post(`${path}/attempt_second_factor`, { strategy: 'totp', code: '1' }),
    400,
    'no_second_factors',
  );
  expectRefused(await browser.post(`${path}/reset_password`, { password }), 400, 'verification_missing');
  const stranger = server.browser();
  await signIn({ identifier: ada }, stranger);
  expectRefused(await stranger.post(attempt, { strategy: 'password', password }), 404, 'resource_not_found');
  expectRefused(await stranger.get(path), 404, 'resource_not_found');
});

test('a completed sign-in is kept until the next touch', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const client = await browser.get('/v1/client');
  expect(at(client.body, 'response.sign_in.status')).toBe('complete');
  const again = await browser.get(`/v1/client/sign_ins/${textAt(client.body, 'response.sign_in.id')}`);
  expect(at(again.body, 'response')).toEqual(at(client.body, 'response.sign_in'));
  const touched = await browser.post(`/v1/client/sessions/${sessionId}/touch`);
  expect(at(touched.body, 'client.sign_in')).toBeNull();
});

test('a ban is revealed only after the right password', async () => {
  const address = newAddress();
  const { userId } = await server.identity.seedUser({ emailAddress: address, password });
  await callBackend(server, `/users/${userId}/ban`);
  expectRefused(
    await signIn({ identifier: address, password: 'wrong-password-1' }),
    422,
    'form_password_incorrect',
    'password',
  );
  const refused = await signIn({ identifier: address, password });
  expectRefused(refused, 403, 'user_banned');
  expect(at(refused.body, 'meta.client.sign_in')).toBeNull();
});

test('new cookies per address are limited; browsers with a cookie are unaffected', async () => {
  const known = server.browser();
  await known.post('/v1/client/sign_ins', { identifier: ada });
  const limited = await server.reopen({ limits: { browsersPerIp: { limit: 0, seconds: 600 } } });
  try {
    const refused = await limited.browser().post('/v1/client/sign_ins', { identifier: ada });
    expectRefused(refused, 429, 'too_many_requests');
    expect((await limited.browser().get('/v1/client')).status).toBe(200);
    const goesOn = known.copy(limited.browser());
    expect((await goesOn.post('/v1/client/sign_ins', { identifier: ada })).status).toBe(200);
  } finally {
    await limited.close();
  }
});
