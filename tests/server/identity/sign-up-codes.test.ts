import { expect, test } from 'vitest';

import { verified } from '#server/identity/resources/verification.ts';
import { findSignUp, updateSignUp } from '#server/identity/store/attempts.ts';
import { shared } from '#tests/server/support/shared.ts';

import { attempt, begin, beginWithCode } from './sign-up-steps.ts';
import {
  at,
  expectRefused,
  mailedCode,
  mailsTo,
  newAddress,
  openTestIdentity,
  password,
  textAt,
  wrongCode,
} from './support.ts';

const server = shared(openTestIdentity);

test('a code is rejected if wrong, missing, superseded, tried five times, or expired', async () => {
  const address = newAddress();
  const { browser, path, prepare } = await begin(server, address);
  await prepare();
  const code = await mailedCode(server.outbox, address);
  expectRefused(await attempt(browser, path, wrongCode(code)), 422, 'form_code_incorrect', 'code');
  expectRefused(await attempt(browser, path, ''), 422, 'form_param_nil', 'code');
  expectRefused(
    await browser.post(`${path}/attempt_verification`, { strategy: 'email_code' }),
    422,
    'form_param_missing',
    'code',
  );
  expectRefused(
    await browser.post(`${path}/attempt_verification`, { strategy: 'phone_code', code }),
    422,
    'form_param_value_invalid',
    'strategy',
  );

  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const second = await mailedCode(server.outbox, address, 2);
  if (second !== code) expectRefused(await attempt(browser, path, code), 422, 'form_code_incorrect', 'code');

  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const third = await mailedCode(server.outbox, address, 3);
  for (let tries = 0; tries < 5; tries += 1) {
    expectRefused(await attempt(browser, path, wrongCode(third)), 422, 'form_code_incorrect', 'code');
  }
  expectRefused(await attempt(browser, path, third), 400, 'verification_failed');

  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const fourth = await mailedCode(server.outbox, address, 4);
  server.clock.ahead += 600_001;
  expectRefused(await attempt(browser, path, fourth), 400, 'verification_expired');
  const client = await browser.get('/v1/client');
  expect(at(client.body, 'response.sign_up.verifications.email_address.status')).toBe('expired');
});

test('no code is accepted before one has been sent', async () => {
  const { browser, path } = await begin(server, newAddress());
  expectRefused(await attempt(browser, path, '123456'), 400, 'verification_missing');
});

test('a code for one address changes nothing once the sign-up has another', async () => {
  const first = newAddress();
  const { browser, created, path } = await begin(server, first);
  const { database } = server.settings;
  const read = await findSignUp(database, textAt(created.body, 'client.id'), new Date());
  await browser.override('PATCH', path, { email_address: newAddress() });
  expect(read && (await updateSignUp(database, read, { emailVerification: verified('email_code') }))).toBeNull();
  const client = await browser.get('/v1/client');
  expect(at(client.body, 'response.sign_up.unverified_fields')).toEqual(['email_address']);
});

test('the sixth code within an hour is rejected', async () => {
  const address = newAddress();
  const { browser, path } = await begin(server, address);
  const send = () => browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expectRefused(refused, 429, 'verification_code_too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await mailsTo(server.outbox, address, 5);
});

test('the spelling of an address makes no new mailbox for codes', async () => {
  const [local, domain] = newAddress().split('@');
  const spelt = Array.from({ length: 6 }, (_, index) => `${local}+${index}@${domain}`);
  const answers = [];
  for (const address of spelt) answers.push(await (await begin(server, address)).prepare());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('twenty concurrent right codes create one user and one session', async () => {
  const { browser, path, code } = await beginWithCode(server, newAddress());
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(browser.copy(), path, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => ![200, 400, 401, 404].includes(status))).toEqual([]);
});

test('addresses with +clerk_test have a fixed code and get no mail', async () => {
  const { browser, path } = await begin(server, 'someone+clerk_test@example.com', { password });
  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  expect((await attempt(browser, path, '424242')).status).toBe(200);
  expect(await server.outbox.list({ to: 'someone+clerk_test@example.com' })).toEqual([]);
});
