import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { shared } from '#tests/server/support/shared.ts';

import { at, expectRefused, newAddress, openTestIdentity, origin, password, textAt } from './support.ts';

const ada = 'ada@example.com';
const server = shared(openTestIdentity);
beforeAll(async () => {
  await server.identity.seedUser({ emailAddress: ada, password });
});

test('the publishable key names a host that is never contacted', () => {
  const { publishableKey, issuer } = server.identity;
  expect(publishableKey).toMatch(/^pk_live_/);
  expect(Buffer.from(publishableKey.slice('pk_live_'.length), 'base64').toString()).toBe('clerk.localhost$');
  expect(issuer).toBe('http://localhost:3000/__clerk');
});

test('the environment is minimal; a browser without a cookie has no client, and reading creates none', async () => {
  const browser = server.browser();
  const environment = await browser.get('/v1/environment?__clerk_api_version=2026-08-20&_clerk_js_version=6.40.0');
  expect(environment.body).toEqual({
    auth_config: { object: 'auth_config', single_session_mode: true, reverification: true },
    display_config: {
      object: 'display_config',
      instance_environment_type: 'production',
      application_name: 'Attest',
      sign_in_url: '/sign-in',
      sign_up_url: '/sign-up',
    },
  });
  const client = await browser.get('/v1/client');
  expect(client.status).toBe(200);
  expect(client.body).toEqual({ response: null, client: null });
  expect(client.headers.getSetCookie()).toEqual([]);
  for (const answer of [environment, client]) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  }
});

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, {}])(
  'a POST with the headers %j changes and reveals nothing',
  async (headers: Record<string, string>) => {
    const { browser, sessionId } = await server.signedIn(ada);
    for (const path of ['/v1/client/sign_ins', `/v1/client/sessions/${sessionId}/end`, '/v1/me?_method=PATCH']) {
      const answer = await browser.post(path, { identifier: ada, password }, headers);
      expectRefused(answer, 400, 'origin_invalid');
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(answer.body))).toEqual(['errors']);
    }
    expect(await server.identity.sessionAlive(sessionId)).toBe(true);
  },
);

test('PATCH and DELETE also work as native methods, and require the Origin', async () => {
  const { browser } = await server.signedIn(ada);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const patch = (headers: Record<string, string>) =>
    browser.send('/v1/me', { method: 'PATCH', body: 'first_name=Ada', headers: { ...form, ...headers } });
  expect(at((await patch({ origin })).body, 'response.first_name')).toBe('Ada');
  expectRefused(await patch({}), 400, 'origin_invalid');
  expectRefused(await browser.post('/v1/me', { first_name: 'Ada' }), 404, 'resource_not_found');
  expectRefused(await browser.override('DELETE', '/v1/me'), 404, 'resource_not_found');
});

test('errors include the client whenever the browser has one', async () => {
  const without = await server.browser().get('/v1/client/sign_ins/sia_none');
  expect(without.body).toEqual({
    errors: [
      { code: 'resource_not_found', message: 'No sign-in has this id.', long_message: 'No sign-in has this id.' },
    ],
  });
  const browser = server.browser();
  const started = await browser.post('/v1/client/sign_ups', { email_address: newAddress() });
  const refused = await browser.post('/v1/client/sign_ins', { identifier: ada, password: 'wrong-password-1' });
  expect(at(refused.body, 'errors.0')).toEqual({
    code: 'form_password_incorrect',
    message: 'Password is incorrect. Try again, or use another method.',
    long_message: 'Password is incorrect. Try again, or use another method.',
    meta: { param_name: 'password' },
  });
  expect(at(refused.body, 'meta.client')).toEqual(at(started.body, 'client'));
});

test('unknown routes, other content types, large and malformed bodies get errors in the same format', async () => {
  const browser = server.browser();
  expectRefused(await browser.get('/v1/nothing'), 404, 'resource_not_found');
  expectRefused(await browser.post('/v1/dev_browser'), 404, 'resource_not_found');
  const send = (type: string, body: string) =>
    browser.send('/v1/client/sign_ins', { method: 'POST', body, headers: { origin, 'content-type': type } });
  expectRefused(await send('application/json', '{"identifier":"ada@example.com"}'), 415, 'unsupported_content_type');
  const large = `identifier=${'x'.repeat(17_000)}`;
  expectRefused(await send('application/x-www-form-urlencoded', large), 413, 'request_body_too_large');
});

test('the published keys verify a session token and contain no private part', async () => {
  const { browser } = await server.signedIn(ada);
  const jwks = z
    .strictObject({ keys: z.array(z.record(z.string(), z.string())) })
    .parse((await browser.get('/.well-known/jwks.json')).body);
  expect(jwks.keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  const jwt = textAt((await browser.get('/v1/client')).body, 'response.sessions.0.last_active_token.jwt');
  const keys = createLocalJWKSet({ keys: jwks.keys.map((key) => ({ kty: 'RSA', ...key })) });
  expect((await jwtVerify(jwt, keys)).payload.iss).toBe(server.identity.issuer);
});

test('on https the cookie has the host prefix and is secure', async () => {
  const secure = await server.reopen({ origin: 'https://attest.example' });
  try {
    const answer = await secure.browser().post('/v1/client/sign_ins', { identifier: ada });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-client=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/),
      '__client_uat=0; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
    ]);
    const plain = secure.browser();
    plain.cookies.set('__client', answer.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '');
    expect((await plain.get('/v1/client')).body).toEqual({ response: null, client: null });
  } finally {
    await secure.close();
  }
});

test('outside development there is no provider, no provider page and no fixed code', async () => {
  const strict = await server.reopen({ conveniences: false });
  try {
    const browser = strict.browser();
    const social = await browser.post('/v1/client/sign_ins', { strategy: 'oauth_google', redirect_url: '/' });
    expectRefused(social, 400, 'strategy_for_user_invalid');
    expectRefused(await browser.get('/dev/social/oauth_google?state=x'), 404, 'resource_not_found');
    expectRefused(await browser.get('/v1/oauth_callback?state=x&email=a@b.example'), 400, 'oauth_callback_invalid');
    const address = 'x+clerk_test@example.com';
    const created = await browser.post('/v1/client/sign_ups', { email_address: address });
    const path = `/v1/client/sign_ups/${textAt(created.body, 'response.id')}`;
    await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
    await expect.poll(async () => (await server.outbox.list({ to: address })).length).toBe(1);
  } finally {
    await strict.close();
  }
});

test('a failing listener changes nothing', async () => {
  const deaf = await server.reopen({ onEvent: () => Promise.reject(new Error('The login log is full')) });
  try {
    expect((await deaf.signedIn(ada)).sessionId).toMatch(/^sess_/);
  } finally {
    await deaf.close();
  }
});

test('the SDK is served from the installed package under its major and its exact version', async () => {
  const directory = dirname(createRequire(import.meta.url).resolve('@clerk/clerk-js'));
  // Browsers compile it while it arrives (server/identity/routes/sdk-files.ts).
  const source = `//# allFunctionsCalledOnLoad\n${await readFile(join(directory, 'clerk.browser.js'), 'utf8')}`;
  const browser = server.browser();
  const major = await browser.get('/npm/@clerk/clerk-js@6/dist/clerk.browser.js');
  expect(major.body).toBe(source);
  expect(major.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(major.headers.get('content-encoding')).toBe('gzip');
  expect(major.headers.get('cache-control')).toBe('public, max-age=300');
  const exact = await browser.get('/npm/@clerk/clerk-js@6.40.0/dist/clerk.browser.js', {
    'accept-encoding': 'identity',
  });
  expect(exact.body).toBe(source);
  expect(exact.headers.get('content-encoding')).toBeNull();
  const smallest = await browser.get('/npm/@clerk/clerk-js@6/dist/clerk.browser.js', { 'accept-encoding': 'gzip, br' });
  expect([smallest.headers.get('content-encoding'), smallest.body]).toEqual(['br', source]);
  expect(exact.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const unchanged = await browser.get('/npm/@clerk/clerk-js@6/dist/clerk.browser.js', {
    'if-none-match': major.headers.get('etag') ?? '',
  });
  expect([unchanged.status, unchanged.body]).toEqual([304, '']);
});

test.each([
  '@6/dist/..%2f..%2fpackage.json',
  '@6/dist/%2e%2e%2fpackage.json',
  '@6/dist/clerk.mjs',
  '@6/dist/clerk.native.js',
  '@5/dist/clerk.browser.js',
  '@6.40/dist/clerk.browser.js',
  '@6/package.json',
])('no other file of the package is served: %s', async (path) => {
  expect((await server.browser().get(`/npm/@clerk/clerk-js${path}`)).status).toBe(404);
});
