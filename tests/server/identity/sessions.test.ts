import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import { at, expectRefused, numberAt, openTestIdentity, origin, password, textAt } from './support.ts';

const ada = 'ada@example.com';
const hour = 3_600_000;
let adaId: string;
const server = shared(openTestIdentity);
beforeAll(async () => {
  adaId = (await server.identity.seedUser({ emailAddress: ada, password, firstName: 'Ada', lastName: 'L' })).userId;
});

test('the complete resources of a session and its user', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const session = at((await browser.get('/v1/client')).body, 'response.sessions.0');
  const verified = {
    object: 'verification',
    status: 'verified',
    strategy: 'email_code',
    attempts: null,
    expire_at: null,
    external_verification_redirect_url: null,
    error: null,
  };
  const emailId = textAt(session, 'user.primary_email_address_id');
  expect(emailId).toMatch(/^idn_/);
  expect(session).toEqual({
    object: 'session',
    id: sessionId,
    status: 'active',
    expire_at: numberAt(session, 'created_at') + 7 * 24 * hour,
    last_active_at: numberAt(session, 'created_at'),
    last_active_organization_id: null,
    user: {
      object: 'user',
      id: adaId,
      first_name: 'Ada',
      last_name: 'L',
      image_url: '',
      has_image: false,
      primary_email_address_id: emailId,
      email_addresses: [
        { object: 'email_address', id: emailId, email_address: ada, verification: verified, linked_to: [] },
      ],
      external_accounts: [],
      password_enabled: true,
      two_factor_enabled: false,
      totp_enabled: false,
      public_metadata: {},
      unsafe_metadata: {},
      last_sign_in_at: numberAt(session, 'created_at'),
      created_at: expect.any(Number),
      updated_at: expect.any(Number),
    },
    factor_verification_age: [0, -1],
    last_active_token: { object: 'token', jwt: expect.any(String) },
    created_at: expect.any(Number),
    updated_at: expect.any(Number),
  });
});

test('a session token: header, claims, signature', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const answer = await browser.post(`/v1/client/sessions/${sessionId}/tokens`, { organization_id: '', tab_state: 'x' });
  expect(answer.body).toEqual({ object: 'token', jwt: expect.any(String) });
  const jwt = textAt(answer.body, 'jwt');
  expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringMatching(/^ins_/) });
  const { payload } = await jwtVerify(jwt, server.identity.keys, {
    issuer: server.identity.issuer,
    algorithms: ['RS256'],
  });
  const iat = numberAt(payload, 'iat');
  expect(payload).toEqual({
    iss: `${origin}/__clerk`,
    azp: origin,
    sub: adaId,
    sid: sessionId,
    iat,
    nbf: iat - 10,
    exp: iat + 60,
    jti: expect.stringMatching(/^[0-9a-f]{32}$/),
    sts: 'active',
    v: 2,
    fva: [0, -1],
  });
  const next = await browser.post(`/v1/client/sessions/${sessionId}/tokens`);
  expect(decodeJwt(textAt(next.body, 'jwt')).jti).not.toBe(payload.jti);
});

test('a template token has its own lifetime and claims; an unknown template is not found', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const answer = await browser.post(`/v1/client/sessions/${sessionId}/tokens/api-testing`);
  const claims = decodeJwt(textAt(answer.body, 'jwt'));
  expect(claims).toEqual({
    iss: `${origin}/__clerk`,
    azp: origin,
    sub: adaId,
    sid: sessionId,
    aud: 'api-testing',
    email: ada,
    name: 'Ada L',
    iat: claims.iat,
    nbf: numberAt(claims, 'iat') - 10,
    exp: numberAt(claims, 'iat') + 3600,
    jti: expect.any(String),
  });
  expectRefused(await browser.post(`/v1/client/sessions/${sessionId}/tokens/none`), 404, 'resource_not_found');
});

test('outside development no template tokens are issued', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const staging = await server.reopen({ templateTokens: false });
  try {
    const answer = await browser.copy(staging.browser()).post(`/v1/client/sessions/${sessionId}/tokens/api-testing`);
    expectRefused(answer, 404, 'resource_not_found');
  } finally {
    await staging.close();
  }
});

test('touch selects the session and advances the client, however quickly touches follow', async () => {
  const instant = Date.now();
  const { signedIn, close } = await server.reopen({ now: () => instant });
  try {
    const { browser, sessionId } = await signedIn(ada);
    const before = numberAt((await browser.get('/v1/client')).body, 'response.updated_at');
    const touch = () =>
      browser.post(`/v1/client/sessions/${sessionId}/touch`, { intent: 'focus', active_organization_id: '' });
    const [first, second] = [await touch(), await touch()];
    expect(at(first.body, 'response.id')).toBe(sessionId);
    expect(at(first.body, 'client.last_active_session_id')).toBe(sessionId);
    const times = [first, second].map(({ body }) => numberAt(body, 'client.updated_at'));
    expect(times).toEqual([before + 1, before + 2]);
  } finally {
    await close();
  }
});

test.each([
  ['end', 'ended'],
  ['remove', 'removed'],
])('%s signs out at once', async (action, status) => {
  const { browser, sessionId } = await server.signedIn(ada);
  const answer = await browser.post(`/v1/client/sessions/${sessionId}/${action}`);
  expect(at(answer.body, 'response')).toMatchObject({ object: 'session', id: sessionId, status });
  expect(at(answer.body, 'client')).toMatchObject({ sessions: [], last_active_session_id: null });
  expect(browser.cookies.get('__client_uat')).toBe('0');
  expect(await server.identity.sessionAlive(sessionId)).toBe(false);
  for (const path of ['touch', 'tokens', 'tokens/api-testing', 'end', 'remove']) {
    const gone = await browser.post(`/v1/client/sessions/${sessionId}/${path}`);
    expectRefused(gone, 401, 'authentication_invalid');
    expect(at(gone.body, 'meta.client.sessions')).toEqual([]);
  }
  expect(server.events.at(-1)).toMatchObject({ type: 'sign_out', userId: adaId, sessionId });
});

test('DELETE sessions signs out and deletes attempts in progress', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const answer = await browser.override('DELETE', '/v1/client/sessions');
  expect(at(answer.body, 'client')).toBeNull();
  expect(at(answer.body, 'response')).toMatchObject({ object: 'client', sessions: [], sign_in: null, sign_up: null });
  expect(await server.identity.sessionAlive(sessionId)).toBe(false);
  expect((await server.browser().override('DELETE', '/v1/client/sessions')).body).toEqual({
    response: null,
    client: null,
  });
});

test('a session of another browser is treated as none', async () => {
  const { sessionId } = await server.signedIn(ada);
  expectRefused(await server.browser().post(`/v1/client/sessions/${sessionId}/tokens`), 401, 'authentication_invalid');
  const { browser } = await server.signedIn(ada);
  expectRefused(await browser.post(`/v1/client/sessions/${sessionId}/end`), 401, 'authentication_invalid');
  expectRefused(await browser.get(`/v1/me?_clerk_session_id=${sessionId}`), 401, 'authentication_invalid');
  expect(await server.identity.sessionAlive(sessionId)).toBe(true);
});

test('own sessions can be listed and revoked, others’ cannot', async () => {
  const address = 'lister@example.com';
  const { userId } = await server.identity.seedUser({ emailAddress: address, password });
  const [first, second] = [await server.signedIn(address), await server.signedIn(address)];
  const list = await server.identity.sessions.list(userId);
  expect(list.map(({ id }) => id).toSorted()).toEqual([first.sessionId, second.sessionId].toSorted());
  expect(list[0]).toEqual({
    id: expect.any(String),
    createdAt: expect.any(Date),
    lastActiveAt: expect.any(Date),
    expireAt: expect.any(Date),
    ipAddress: '127.0.0.1',
    userAgent: 'node',
  });
  expect(await server.identity.sessions.revoke(adaId, first.sessionId)).toBe(false);
  expect(await server.identity.sessions.revoke(userId, first.sessionId)).toBe(true);
  expect(await server.identity.sessions.revoke(userId, first.sessionId)).toBe(false);
  expect((await server.identity.sessions.list(userId)).map(({ id }) => id)).toEqual([second.sessionId]);
  const gone = await first.browser.post(`/v1/client/sessions/${first.sessionId}/tokens`);
  expectRefused(gone, 401, 'authentication_invalid');
});

test('a session ends after 24 idle hours, and after 7 days regardless of activity', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const renew = () => browser.post(`/v1/client/sessions/${sessionId}/tokens`);
  for (let day = 1; day <= 7; day += 1) {
    server.clock.ahead += 24 * hour - 60_000;
    expect((await renew()).status).toBe(200);
  }
  server.clock.ahead += 8 * 60_000;
  expectRefused(await renew(), 401, 'authentication_invalid');

  const idle = await server.signedIn(ada);
  server.clock.ahead += 24 * hour;
  expect(await server.identity.sessionAlive(idle.sessionId)).toBe(false);
  expect(at((await idle.browser.get('/v1/client')).body, 'response.sessions')).toEqual([]);
  const again = await idle.browser.post('/v1/client/sign_ins', { identifier: ada, password });
  expect(at(again.body, 'response.status')).toBe('complete');
});
