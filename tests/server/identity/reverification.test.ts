import Fastify from 'fastify';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';

import { newTotpSecret, totpCode, totpStep } from '#server/identity/totp.ts';
import { shared } from '#tests/server/support/shared.ts';

import { Browser } from './browser.ts';
import {
  at,
  expectRefused,
  mailedCode,
  newAddress,
  openTestIdentity,
  origin,
  password,
  textAt,
  wrongCode,
} from './support.ts';

const minutes = 60_000;
const newPassword = 'battery-staple-8';
const server = shared(openTestIdentity);

const now = () => Date.now() + server.clock.ahead;
/** The code of the next half minute, which has not been used. */
const freshCode = (secret: string) => {
  server.clock.ahead += 30_000;
  return totpCode(secret, totpStep(now()));
};

async function person(secondFactor = false) {
  const emailAddress = newAddress();
  const totpSecret = newTotpSecret();
  const { userId } = await server.identity.seedUser({
    emailAddress,
    password,
    ...(secondFactor ? { totpSecret } : {}),
  });
  const browser = server.browser();
  const signIn = await browser.post('/v1/client/sign_ins', { identifier: emailAddress, password });
  if (secondFactor) {
    const path = `/v1/client/sign_ins/${textAt(signIn.body, 'response.id')}/attempt_second_factor`;
    await browser.post(path, { strategy: 'totp', code: freshCode(totpSecret) });
  }
  const sessionId = textAt((await browser.get('/v1/client')).body, 'response.sessions.0.id');
  const verify = (path: string, fields: Record<string, string>) =>
    browser.post(`/v1/client/sessions/${sessionId}/verify${path}`, fields);
  const change = () =>
    browser.post('/v1/me/change_password', { current_password: password, new_password: newPassword });
  return { browser, sessionId, userId, emailAddress, secret: totpSecret, verify, change };
}

async function ages({ browser, sessionId }: { browser: Browser; sessionId: string }) {
  const { body } = await browser.post(`/v1/client/sessions/${sessionId}/tokens`);
  return decodeJwt(textAt(body, 'jwt'))['fva'];
}

test('a user who signed in more than ten minutes ago verifies the password again', async () => {
  const ada = await person();
  server.clock.ahead += 9 * minutes;
  expect(await ages(ada)).toEqual([9, -1]);
  server.clock.ahead += 2 * minutes;
  const refused = await ada.change();
  expectRefused(refused, 403, 'session_reverification_required');
  expect(at(refused.body, 'meta.client.sessions.0.id')).toBe(ada.sessionId);

  const started = await ada.verify('', { level: 'second_factor' });
  expect(at(started.body, 'response')).toMatchObject({
    status: 'needs_first_factor',
    level: 'second_factor',
    session: { id: ada.sessionId },
    supported_first_factors: [{ strategy: 'password' }],
    supported_second_factors: [],
  });
  expectRefused(
    await ada.verify('/attempt_first_factor', { strategy: 'password', password: 'wrong-password-1' }),
    422,
    'form_password_incorrect',
    'password',
  );
  expectRefused(await ada.change(), 403, 'session_reverification_required');
  const proven = await ada.verify('/attempt_first_factor', { strategy: 'password', password });
  expect(at(proven.body, 'response.status')).toBe('complete');
  expect(at(proven.body, 'client.sessions.0.factor_verification_age')).toEqual([0, -1]);
  expect((await ada.change()).status).toBe(200);
});

test('a user with a second factor verifies it, and each step is accepted once', async () => {
  const ada = await person(true);
  expect(await ages(ada)).toEqual([0, 0]);
  server.clock.ahead += 11 * minutes;
  expectRefused(await ada.change(), 403, 'session_reverification_required');
  expect(at((await ada.verify('', {})).body, 'response')).toMatchObject({
    status: 'needs_second_factor',
    supported_second_factors: [{ strategy: 'totp' }],
  });
  const first = await ada.verify('/attempt_first_factor', { strategy: 'password', password });
  expect(at(first.body, 'response.status')).toBe('needs_second_factor');
  expectRefused(await ada.change(), 403, 'session_reverification_required');
  const code = freshCode(ada.secret);
  const attempt = (given: string) => ada.verify('/attempt_second_factor', { strategy: 'totp', code: given });
  expectRefused(await attempt(wrongCode(code)), 422, 'form_code_incorrect', 'code');
  expect(at((await attempt(code)).body, 'response.status')).toBe('complete');
  expectRefused(await attempt(code), 422, 'form_code_incorrect', 'code');
  expect((await ada.change()).status).toBe(200);
});

test('a user without a password verifies a mailed code, once', async () => {
  const browser = server.browser();
  const emailAddress = newAddress('social');
  const started = await browser.post('/v1/client/sign_ups', { strategy: 'oauth_google', redirect_url: '/' });
  const external = 'response.verifications.external_account.external_verification_redirect_url';
  const state = new URL(textAt(started.body, external)).searchParams.get('state');
  await browser.get(`/v1/oauth_callback?state=${state}&email=${emailAddress}&name=Sam`);
  const session = 'response.sessions.0';
  const client = (await browser.get('/v1/client')).body;
  const caller = { userId: textAt(client, `${session}.user.id`), sessionId: textAt(client, `${session}.id`) };
  const verify = (path: string, fields: Record<string, string>) =>
    browser.post(`/v1/client/sessions/${caller.sessionId}/verify${path}`, fields);

  server.clock.ahead += 11 * minutes;
  const due = { status: 403, code: 'session_reverification_required' };
  await expect(server.identity.secondFactor.begin(caller)).rejects.toMatchObject(due);
  const factors = at((await verify('', {})).body, 'response.supported_first_factors');
  expect(factors).toEqual([expect.objectContaining({ strategy: 'email_code', safe_identifier: emailAddress })]);
  expectRefused(
    await verify('/attempt_first_factor', { strategy: 'password', password }),
    400,
    'strategy_for_user_invalid',
  );
  expect((await verify('/prepare_first_factor', { strategy: 'email_code' })).status).toBe(200);
  const code = await mailedCode(server.outbox, emailAddress);
  const attempt = (given: string) => verify('/attempt_first_factor', { strategy: 'email_code', code: given });
  expectRefused(await attempt(wrongCode(code)), 422, 'form_code_incorrect', 'code');
  expect(at((await attempt(code)).body, 'response.status')).toBe('complete');
  expectRefused(await attempt(code), 400, 'verification_already_verified');
  expect(await server.identity.secondFactor.begin(caller)).toHaveProperty('secret');
});

test('a session without an authenticator code requires one, even if another session had one', async () => {
  const ada = await person();
  const elsewhere = await server.signedIn(ada.emailAddress);
  const caller = { userId: ada.userId, sessionId: ada.sessionId };
  const { secret } = await server.identity.secondFactor.begin(caller);
  await server.identity.secondFactor.confirm(caller, freshCode(secret));
  expect(await ages(ada)).toEqual([0, 0]);
  const change = await elsewhere.browser.post('/v1/me/change_password', {
    current_password: password,
    new_password: newPassword,
  });
  expectRefused(change, 403, 'session_reverification_required');
});

test('the last authenticator code verifies its own removal', async () => {
  const ada = await person(true);
  const caller = { userId: ada.userId, sessionId: ada.sessionId };
  server.clock.ahead += 11 * minutes;
  await expect(server.identity.secondFactor.remove(caller, '000000')).rejects.toMatchObject({
    code: 'form_code_incorrect',
  });
  await server.identity.secondFactor.remove(caller, freshCode(ada.secret));
  expect(at((await ada.browser.get('/v1/me')).body, 'response.totp_enabled')).toBe(false);
});

test('an ended session, or another user’s, changes nothing', async () => {
  const [ada, other] = [await person(), await person()];
  const foreign = { userId: ada.userId, sessionId: other.sessionId };
  for (const caller of [foreign, { userId: ada.userId, sessionId: '' }]) {
    const gone = { status: 401, code: 'authentication_invalid' };
    await expect(server.identity.secondFactor.begin(caller)).rejects.toMatchObject(gone);
  }
  const path = `/v1/client/sessions/${ada.sessionId}/verify/attempt_first_factor`;
  expectRefused(await other.browser.post(path, { strategy: 'password', password }), 401, 'authentication_invalid');
});

test.each([
  ['', { level: 'third' }, 422, 'form_param_value_invalid', 'level'],
  ['/prepare_first_factor', { strategy: 'email_code' }, 400, 'strategy_for_user_invalid', undefined],
  ['/attempt_first_factor', { strategy: 'magic' }, 422, 'form_param_value_invalid', 'strategy'],
  ['/attempt_first_factor', { strategy: 'password' }, 422, 'form_param_missing', 'password'],
  ['/attempt_second_factor', { strategy: 'sms' }, 422, 'form_param_value_invalid', 'strategy'],
  ['/attempt_second_factor', { strategy: 'totp', code: '123456' }, 400, 'no_second_factors', undefined],
])('verify%s rejects %j', async (path, fields, status, code, param) => {
  expectRefused(await (await person()).verify(path, fields), status, code, param);
});

describe('routes below /me', () => {
  /** Changes allowed with a session alone: to the user's profile, not to how they sign in. */
  const harmless = new Set(['GET /v1/me', 'PATCH /v1/me', 'PATCH /v1/me/metadata']);

  test('require a recent verification, except those that do not change how the user signs in', async () => {
    const routes: [method: string, url: string][] = [];
    const app = Fastify();
    app.addHook('onRoute', ({ method, url }) => {
      const methods = [method].flat();
      const meant = methods.length > 1 ? methods.filter((one) => one !== 'POST') : methods;
      if (/^\/v1\/me\b/.test(url)) routes.push(...meant.map((one): [string, string] => [one, url]));
    });
    await app.register(server.identity.frontend);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const ada = await person();
      server.clock.ahead += 11 * minutes;
      const browser = ada.browser.copy(new Browser(url, origin));
      const others = routes.filter(([method, path]) => !harmless.has(`${method} ${path}`));
      expect(others).not.toEqual([]);
      for (const [method, path] of others) {
        const answer = method === 'GET' ? await browser.get(path) : await browser.post(`${path}?_method=${method}`);
        expectRefused(answer, 403, 'session_reverification_required');
      }
    } finally {
      await app.close();
    }
  });
});
