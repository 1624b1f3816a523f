import { expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import type { Browser } from './browser.ts';
import {
  at,
  createUser,
  expectRefused,
  mailedCode,
  mailsTo,
  newAddress,
  openTestIdentity,
  password,
  textAt,
  wrongCode,
} from './support.ts';

const strategy = 'reset_password_email_code';
const newPassword = 'battery-staple-8';
const server = shared(openTestIdentity);

async function begin(address: string, browser: Browser = server.browser()) {
  const created = await browser.post('/v1/client/sign_ins', { strategy, identifier: address });
  expect(created.status).toBe(200);
  const path = `/v1/client/sign_ins/${textAt(created.body, 'response.id')}`;
  const attempt = (fields: Record<string, string>, from = browser) =>
    from.post(`${path}/attempt_first_factor`, { strategy, ...fields });
  return { browser, created, path, attempt };
}

test('code and new password together sign the user in and end every other session', async () => {
  const address = newAddress();
  const { userId } = await server.identity.seedUser({ emailAddress: address, password });
  const elsewhere = await server.signedIn(address);
  const { browser, created, attempt } = await begin(address);
  expect(at(created.body, 'response')).toMatchObject({
    status: 'needs_first_factor',
    identifier: address,
    first_factor_verification: { status: 'unverified', strategy, attempts: 0 },
  });
  const done = await attempt({ code: await mailedCode(server.outbox, address), password: newPassword });
  expect(at(done.body, 'response.status')).toBe('complete');
  expect(at(done.body, 'client.sessions.0.user.id')).toBe(userId);
  const touched = await elsewhere.browser.post(`/v1/client/sessions/${elsewhere.sessionId}/touch`);
  expectRefused(touched, 401, 'authentication_invalid');
  expect(at(touched.body, 'meta.client.sessions')).toEqual([]);
  expect(await server.identity.sessionAlive(elsewhere.sessionId)).toBe(false);
  expect(server.events.map(({ type }) => type)).toContain('password_reset');

  const old = await server.browser().post('/v1/client/sign_ins', { identifier: address, password });
  expectRefused(old, 422, 'form_password_incorrect', 'password');
  expect((await server.signedIn(address, newPassword)).sessionId).toMatch(/^sess_/);
  expect(browser.cookies.has('__client')).toBe(true);
});

test('the code can come first, the password after it', async () => {
  const { address } = await createUser(server);
  const { browser, path, attempt } = await begin(address);
  const verified = await attempt({ code: await mailedCode(server.outbox, address) });
  expect(at(verified.body, 'response')).toMatchObject({
    status: 'needs_new_password',
    first_factor_verification: { status: 'verified' },
  });
  const tooShort = await browser.post(`${path}/reset_password`, { password: 'short1' });
  expectRefused(tooShort, 422, 'form_password_length_too_short', 'password');
  const done = await browser.post(`${path}/reset_password`, {
    password: newPassword,
    sign_out_of_other_sessions: 'true',
  });
  expect(at(done.body, 'response.status')).toBe('complete');
});

test('a bad password does not use up the code', async () => {
  const { address } = await createUser(server);
  const { attempt } = await begin(address);
  const code = await mailedCode(server.outbox, address);
  expectRefused(await attempt({ code, password: 'no digits' }), 422, 'form_password_no_number', 'password');
  const used = await attempt({ code, password: newPassword });
  expect(at(used.body, 'response')).toMatchObject({ status: 'complete', first_factor_verification: { attempts: 1 } });
});

test('a known and an unknown address get the same response; one mail is sent', async () => {
  const { address } = await createUser(server);
  const unknown = newAddress('nobody');
  const [forKnown, forUnknown] = [await begin(address), await begin(unknown)];
  const blank = (body: unknown, identifier: string) =>
    JSON.stringify(at(body, 'response'))
      .replaceAll(identifier, '')
      .replaceAll(/(sia|idn)_[0-9a-f]{32}|"expire_at":\d+/g, '');
  expect(blank(forUnknown.created.body, unknown)).toBe(blank(forKnown.created.body, address));
  await mailsTo(server.outbox, address, 1);
  for (let tries = 0; tries < 5; tries += 1) {
    expectRefused(await forUnknown.attempt({ code: '123456' }), 422, 'form_code_incorrect', 'code');
  }
  expectRefused(await forUnknown.attempt({ code: '123456' }), 400, 'verification_failed');
  expect(await server.outbox.list({ to: unknown })).toEqual([]);
});

test('after five wrong codes the right one is rejected, and so is a sixth code within an hour', async () => {
  const { address } = await createUser(server);
  const { browser, path, created, attempt } = await begin(address);
  const code = await mailedCode(server.outbox, address);
  for (let tries = 0; tries < 5; tries += 1) {
    expectRefused(await attempt({ code: wrongCode(code) }), 422, 'form_code_incorrect', 'code');
  }
  expectRefused(await attempt({ code }), 400, 'verification_failed');
  const email_address_id = textAt(created.body, 'response.supported_first_factors.1.email_address_id');
  const resend = (fields = { email_address_id }) =>
    browser.post(`${path}/prepare_first_factor`, { strategy, ...fields });
  expectRefused(await resend({ email_address_id: 'idn_other' }), 422, 'form_param_value_invalid', 'email_address_id');
  for (let sent = 1; sent < 5; sent += 1) expect((await resend()).status).toBe(200);
  expectRefused(await resend(), 429, 'verification_code_too_many_requests');
});

test('the second factor is still required after a reset', async () => {
  const address = newAddress();
  await server.identity.seedUser({ emailAddress: address, password, totpSecret: 'JBSWY3DPEHPK3PXP' });
  const { attempt } = await begin(address);
  const answer = await attempt({ code: await mailedCode(server.outbox, address), password: newPassword });
  expect(at(answer.body, 'response')).toMatchObject({
    status: 'needs_second_factor',
    supported_second_factors: [{ strategy: 'totp' }],
    created_session_id: null,
  });
  expect(at(answer.body, 'client.sessions')).toEqual([]);
});

test('a reset ends a sign-in in progress that used the old password', async () => {
  const address = newAddress();
  await server.identity.seedUser({ emailAddress: address, password, totpSecret: 'JBSWY3DPEHPK3PXP' });
  const thief = server.browser();
  const half = await thief.post('/v1/client/sign_ins', { identifier: address, password });
  expect(at(half.body, 'response.status')).toBe('needs_second_factor');
  const { attempt } = await begin(address);
  await attempt({ code: await mailedCode(server.outbox, address), password: newPassword });
  const path = `/v1/client/sign_ins/${textAt(half.body, 'response.id')}/attempt_second_factor`;
  expectRefused(await thief.post(path, { strategy: 'totp', code: '000000' }), 404, 'resource_not_found');
});

test('a new password must follow the code within ten minutes', async () => {
  const { address } = await createUser(server);
  const { browser, path, attempt } = await begin(address);
  await attempt({ code: await mailedCode(server.outbox, address) });
  server.clock.ahead += 600_001;
  expectRefused(await browser.post(`${path}/reset_password`, { password: newPassword }), 404, 'resource_not_found');
});

test('five concurrent right codes set one password and create one session', async () => {
  const { address } = await createUser(server);
  const { browser, attempt } = await begin(address);
  const code = await mailedCode(server.outbox, address);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => attempt({ code, password: `${newPassword}${index}` }, browser.copy())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
