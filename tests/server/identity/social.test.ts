import { expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import type { Browser } from './browser.ts';
import {
  at,
  callBackend,
  createUser,
  expectRefused,
  newAddress,
  openTestIdentity,
  origin,
  password,
  textAt,
} from './support.ts';

const server = shared(openTestIdentity);

type Kind = 'sign_in' | 'sign_up';
const verificationOf: Record<Kind, string> = {
  sign_in: 'first_factor_verification',
  sign_up: 'verifications.external_account',
};

async function start(kind: Kind, browser: Browser = server.browser(), strategy = 'oauth_google') {
  const created = await browser.post(`/v1/client/${kind}s`, {
    strategy,
    redirect_url: '/sso-callback',
    action_complete_redirect_url: `${origin}/`,
  });
  expect(created.status).toBe(200);
  const page = new URL(textAt(created.body, `response.${verificationOf[kind]}.external_verification_redirect_url`));
  return { browser, created, page, state: page.searchParams.get('state') ?? '' };
}

/** Submits the provider page's form, as Allow does. */
const allow = (browser: Browser, state: string, email: string, name = 'Sam Social') =>
  browser.get(`/v1/oauth_callback?${new URLSearchParams({ state, email, name, prompt: 'x', access_type: 'y' })}`);

const deny = (browser: Browser, state: string) => browser.get(`/v1/oauth_callback?state=${state}&error=access_denied`);

async function attemptOf(kind: Kind, browser: Browser) {
  return at((await browser.get('/v1/client')).body, `response.${kind}`);
}

test('the provider page requires a single-use state and is plain, safe HTML', async () => {
  const { page, state } = await start('sign_in');
  expect(page.href).toBe(`${origin}/__clerk/dev/social/oauth_google?state=${state}`);
  expect(state).toMatch(/^[\w-]{43}$/);
  const answer = await server.browser().get(`/dev/social/oauth_apple?state=${encodeURIComponent('"><script>')}`);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(answer.body).toContain('<h1>Local Apple</h1>');
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(answer.body).not.toContain('<script>');
  expectRefused(await server.browser().get('/dev/social/oauth_other?state=x'), 404, 'resource_not_found');
});

test('sign-in, existing user with that address: linked, complete, session', async () => {
  const { address, userId } = await createUser(server);
  const { browser, state } = await start('sign_in');
  const before = browser.cookies.get('__client');
  const back = await allow(browser, state, address.toUpperCase());
  expect([back.status, back.headers.get('location')]).toEqual([303, `${origin}/`]);
  expect(browser.cookies.get('__client')).not.toBe(before);
  const client = await browser.get('/v1/client');
  expect(at(client.body, 'response.sign_in')).toMatchObject({
    status: 'complete',
    identifier: address,
    created_session_id: at(client.body, 'response.sessions.0.id'),
    first_factor_verification: { status: 'verified', strategy: 'oauth_google' },
  });
  expect(at(client.body, 'response.sessions.0.user')).toMatchObject({
    id: userId,
    external_accounts: [{ object: 'external_account', provider: 'oauth_google', email_address: address }],
  });
});

test('sign-in, second factor due: redirected to the redirect URL, no session', async () => {
  const address = newAddress();
  await server.identity.seedUser({ emailAddress: address, password, totpSecret: 'JBSWY3DPEHPK3PXP' });
  const { browser, state } = await start('sign_in');
  expect((await allow(browser, state, address)).headers.get('location')).toBe(`${origin}/sso-callback`);
  expect(await attemptOf('sign_in', browser)).toMatchObject({
    status: 'needs_second_factor',
    created_session_id: null,
  });
});

test('sign-in, unknown user: transferable, then a sign-up takes over the identity, once', async () => {
  const address = newAddress();
  const { browser, state } = await start('sign_in');
  expect((await allow(browser, state, address, 'Grace Brewster Hopper')).headers.get('location')).toBe(
    `${origin}/sso-callback`,
  );
  expect(await attemptOf('sign_in', browser)).toMatchObject({
    status: 'needs_identifier',
    first_factor_verification: { status: 'transferable', error: { code: 'external_account_not_found' } },
  });
  const rival = browser.copy();
  const done = await browser.post('/v1/client/sign_ups', { transfer: 'true' });
  expect(at(done.body, 'response')).toMatchObject({ status: 'complete', has_password: false, missing_fields: [] });
  expect(at(done.body, 'client.sign_in')).toBeNull();
  expect(at(done.body, 'client.sessions.0.user')).toMatchObject({
    first_name: 'Grace',
    last_name: 'Brewster Hopper',
    password_enabled: false,
    email_addresses: [{ email_address: address }],
    external_accounts: [{ provider: 'oauth_google' }],
  });
  expectRefused(await browser.post('/v1/client/sign_ups', { transfer: 'true' }), 400, 'account_transfer_invalid');
  expectRefused(await rival.post('/v1/client/sign_ups', { transfer: 'true' }), 400, 'account_transfer_invalid');
});

test('two concurrent transfers, as when effects run twice: one user, one session', async () => {
  const { browser, state } = await start('sign_in');
  await allow(browser, state, newAddress());
  const transfer = () => browser.copy().post('/v1/client/sign_ups', { transfer: 'true' });
  const answers = await Promise.all([transfer(), transfer(), transfer()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
});

test('sign-up, unknown user: user and session', async () => {
  const address = newAddress();
  const { browser, state } = await start('sign_up', server.browser(), 'oauth_microsoft');
  expect((await allow(browser, state, address)).headers.get('location')).toBe(`${origin}/`);
  expect(await attemptOf('sign_up', browser)).toMatchObject({
    status: 'complete',
    email_address: address,
    unverified_fields: [],
    verifications: { external_account: { status: 'verified', strategy: 'oauth_microsoft' } },
  });
});

test('sign-up, existing user: transferable, then a sign-in takes over the identity', async () => {
  const { address, userId } = await createUser(server);
  const { browser, state } = await start('sign_up');
  expect((await allow(browser, state, address)).headers.get('location')).toBe(`${origin}/sso-callback`);
  expect(await attemptOf('sign_up', browser)).toMatchObject({
    status: 'missing_requirements',
    verifications: { external_account: { status: 'transferable', error: { code: 'external_account_exists' } } },
  });
  const done = await browser.post('/v1/client/sign_ins', { transfer: 'true' });
  expect(at(done.body, 'response.status')).toBe('complete');
  expect(at(done.body, 'client.sessions.0.user.id')).toBe(userId);
  expectRefused(await browser.post('/v1/client/sign_ins', { transfer: 'true' }), 400, 'account_transfer_invalid');
});

test('two concurrent transfers to an account with a second factor: one succeeds', async () => {
  const address = newAddress();
  await server.identity.seedUser({ emailAddress: address, password, totpSecret: 'JBSWY3DPEHPK3PXP' });
  const { browser, state } = await start('sign_up');
  await allow(browser, state, address);
  const transfer = () => browser.copy().post('/v1/client/sign_ins', { transfer: 'true' });
  const answers = await Promise.all([transfer(), transfer(), transfer()]);
  const [done, ...others] = answers.toSorted((one, other) => one.status - other.status);
  expect(at(done?.body, 'response.status')).toBe('needs_second_factor');
  for (const other of others) expectRefused(other, 400, 'account_transfer_invalid');
});

test.each(['sign_in', 'sign_up'] as const)('%s refused at the provider: failed, to the redirect URL', async (kind) => {
  const { browser, state } = await start(kind);
  expect((await deny(browser, state)).headers.get('location')).toBe(`${origin}/sso-callback`);
  expect(at(await attemptOf(kind, browser), verificationOf[kind])).toMatchObject({
    status: 'failed',
    error: { code: 'oauth_access_denied' },
  });
});

test('a banned user returns to the redirect URL and gets the reason', async () => {
  const { address, userId } = await createUser(server);
  await callBackend(server, `/users/${userId}/ban`);
  const { browser, state } = await start('sign_in');
  expect((await allow(browser, state, address)).headers.get('location')).toBe(`${origin}/sso-callback`);
  expect(await attemptOf('sign_in', browser)).toMatchObject({
    first_factor_verification: { status: 'failed', error: { code: 'user_banned' } },
  });
});

test('a state is accepted once, in its own browser, for ten minutes', async () => {
  const { browser, state } = await start('sign_in');
  const stranger = await start('sign_in');
  expectRefused(await deny(stranger.browser, state), 400, 'oauth_callback_invalid');
  expectRefused(await deny(server.browser(), state), 400, 'oauth_callback_invalid');
  expect((await browser.send(`/v1/oauth_callback?state=${state}`, { method: 'HEAD', headers: {} })).status).toBe(404);
  expect((await deny(browser, state)).status).toBe(303);
  expectRefused(await deny(browser, state), 400, 'oauth_callback_invalid');
  expectRefused(await browser.get('/v1/oauth_callback'), 400, 'oauth_callback_invalid');
  server.clock.ahead += 600_001;
  expectRefused(await deny(stranger.browser, stranger.state), 400, 'oauth_callback_invalid');
});

test('a replaced attempt no longer accepts its state', async () => {
  const { browser, state } = await start('sign_in');
  await start('sign_in', browser);
  expectRefused(await allow(browser, state, newAddress()), 400, 'oauth_callback_invalid');
});

test('an unfinished attempt can continue with a provider', async () => {
  const browser = server.browser();
  const created = await browser.post('/v1/client/sign_ins', { identifier: newAddress() });
  const prepared = await browser.post(
    `/v1/client/sign_ins/${textAt(created.body, 'response.id')}/prepare_first_factor`,
    { strategy: 'oauth_apple', redirect_url: '/sso-callback' },
  );
  expect(at(prepared.body, 'response.first_factor_verification.external_verification_redirect_url')).toMatch(
    /\/dev\/social\/oauth_apple\?state=/,
  );
  const signUp = await browser.post('/v1/client/sign_ups', { email_address: newAddress() });
  const changed = await browser.override('PATCH', `/v1/client/sign_ups/${textAt(signUp.body, 'response.id')}`, {
    strategy: 'oauth_apple',
    redirect_url: '/sso-callback',
  });
  expect(at(changed.body, 'response.verifications.external_account.status')).toBe('unverified');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'data:text/html,x',
  'http://localhost:3001/',
  'http://localhost:3000@evil.example/',
  'http://[',
])('the redirect URL %s is rejected', async (url) => {
  const social = { strategy: 'oauth_google', redirect_url: '/' };
  const asRedirect = await server.browser().post('/v1/client/sign_ins', { ...social, redirect_url: url });
  expectRefused(asRedirect, 400, 'invalid_redirect_url');
  const asComplete = await server
    .browser()
    .post('/v1/client/sign_ups', { ...social, action_complete_redirect_url: url });
  expectRefused(asComplete, 400, 'invalid_redirect_url');
});

test('a social start needs a redirect URL', async () => {
  const answer = await server.browser().post('/v1/client/sign_ins', { strategy: 'oauth_google' });
  expectRefused(answer, 422, 'form_param_missing', 'redirect_url');
});
