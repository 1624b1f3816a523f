import { expect, test } from 'vitest';

import { newTotpSecret, totpCode, totpStep } from '#server/identity/totp.ts';
import { shared } from '#tests/server/support/shared.ts';

import { at, expectRefused, newAddress, openTestIdentity, password, textAt, wrongCode } from './support.ts';

const server = shared(openTestIdentity);

const now = () => Date.now() + server.clock.ahead;
const codeOf = (secret: string, steps = 0) => totpCode(secret, totpStep(now()) + steps);
/** Moves to the middle of a fresh step, so that no test straddles two. */
const nextStep = () => {
  server.clock.ahead += 30_000 - (now() % 30_000) + 5000;
};

async function person() {
  const address = newAddress();
  const secret = newTotpSecret();
  const { userId } = await server.identity.seedUser({ emailAddress: address, password, totpSecret: secret });
  return { address, secret, userId };
}

async function half(address: string) {
  const browser = server.browser();
  const answer = await browser.post('/v1/client/sign_ins', { identifier: address, password });
  const path = `/v1/client/sign_ins/${textAt(answer.body, 'response.id')}/attempt_second_factor`;
  const attempt = (code: string, from = browser) => from.post(path, { strategy: 'totp', code });
  return { browser, answer, path, attempt };
}

test('an authenticator code completes the sign-in', async () => {
  nextStep();
  const { address, secret, userId } = await person();
  const { browser, answer, path, attempt } = await half(address);
  expect(at(answer.body, 'response')).toMatchObject({
    status: 'needs_second_factor',
    supported_second_factors: [{ strategy: 'totp' }],
    created_session_id: null,
  });
  expect(at(answer.body, 'client.sessions')).toEqual([]);
  expectRefused(await attempt(wrongCode(codeOf(secret))), 422, 'form_code_incorrect', 'code');
  expectRefused(
    await browser.post(path, { strategy: 'phone_code', code: '1' }),
    422,
    'form_param_value_invalid',
    'strategy',
  );
  const done = await attempt(codeOf(secret));
  expect(at(done.body, 'response')).toMatchObject({
    status: 'complete',
    second_factor_verification: { status: 'verified', strategy: 'totp', attempts: 2 },
  });
  expect(at(done.body, 'client.sessions.0.user')).toMatchObject({
    id: userId,
    totp_enabled: true,
    two_factor_enabled: true,
  });
});

test('one step either side is accepted, two are not, and each step once', async () => {
  nextStep();
  const { address, secret } = await person();
  const first = await half(address);
  expectRefused(await first.attempt(codeOf(secret, -2)), 422, 'form_code_incorrect', 'code');
  expectRefused(await first.attempt(codeOf(secret, 2)), 422, 'form_code_incorrect', 'code');
  expect((await first.attempt(codeOf(secret, -1))).status).toBe(200);
  const second = await half(address);
  expectRefused(await second.attempt(codeOf(secret, -1)), 422, 'form_code_incorrect', 'code');
  expect((await second.attempt(codeOf(secret, 1))).status).toBe(200);
  const third = await half(address);
  expectRefused(await third.attempt(codeOf(secret)), 422, 'form_code_incorrect', 'code');
});

test('there are five tries, and one code used concurrently in two browsers is accepted once', async () => {
  nextStep();
  const { address, secret } = await person();
  const { attempt } = await half(address);
  for (let tries = 0; tries < 5; tries += 1) {
    expectRefused(await attempt(wrongCode(codeOf(secret))), 422, 'form_code_incorrect', 'code');
  }
  expectRefused(await attempt(codeOf(secret)), 400, 'verification_failed');
  const [one, other] = [await half(address), await half(address)];
  const answers = await Promise.all([one.attempt(codeOf(secret)), other.attempt(codeOf(secret))]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test('twenty wrong codes over several sign-ins lock the account for an hour, revealed only after the right password', async () => {
  nextStep();
  const { address, secret } = await person();
  for (let signIns = 0; signIns < 4; signIns += 1) {
    const { attempt } = await half(address);
    for (let tries = 0; tries < 5; tries += 1) await attempt(wrongCode(codeOf(secret)));
  }
  const signIn = (given: string) =>
    server.browser().post('/v1/client/sign_ins', { identifier: address, password: given });
  expectRefused(await signIn('wrong-password-1'), 422, 'form_password_incorrect', 'password');
  const locked = await signIn(password);
  expectRefused(locked, 403, 'user_locked');
  expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  server.clock.ahead += 3_600_000;
  expect((await signIn(password)).status).toBe(200);
});

test('enrolment: the seed is shown once and takes effect after a code has confirmed it', async () => {
  nextStep();
  const address = newAddress();
  const { secondFactor } = server.identity;
  const { userId } = await server.identity.seedUser({ emailAddress: address, password });
  const caller = { userId, sessionId: (await server.signedIn(address)).sessionId };
  await expect(secondFactor.confirm(caller, '123456')).rejects.toMatchObject({ code: 'verification_missing' });
  const { secret, uri } = await secondFactor.begin(caller);
  expect(uri).toBe(`otpauth://totp/Attest:${encodeURIComponent(address)}?secret=${secret}&issuer=Attest`);
  expect((await server.signedIn(address)).sessionId).toMatch(/^sess_/);
  await expect(secondFactor.confirm(caller, wrongCode(codeOf(secret)))).rejects.toMatchObject({
    code: 'form_code_incorrect',
  });
  await secondFactor.confirm(caller, codeOf(secret));

  const { answer, attempt } = await half(address);
  expect(at(answer.body, 'response.status')).toBe('needs_second_factor');
  expectRefused(await attempt(codeOf(secret)), 422, 'form_code_incorrect', 'code');
  nextStep();
  expect((await attempt(codeOf(secret))).status).toBe(200);

  await expect(secondFactor.begin(caller)).rejects.toMatchObject({ code: 'second_factor_exists' });
  await expect(secondFactor.remove(caller, wrongCode(codeOf(secret)))).rejects.toMatchObject({
    code: 'form_code_incorrect',
  });
  nextStep();
  await secondFactor.remove(caller, codeOf(secret));
  await expect(secondFactor.remove(caller, codeOf(secret))).rejects.toMatchObject({ code: 'no_second_factors' });
  expect((await server.signedIn(address)).sessionId).toMatch(/^sess_/);
  expect(server.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['second_factor_enabled', 'second_factor_removed']),
  );
  const nobody = { ...caller, userId: 'user_unknown' };
  await expect(secondFactor.begin(nobody)).rejects.toMatchObject({ code: 'authentication_invalid' });
});

test('enrolment codes are limited', async () => {
  const address = newAddress();
  const { userId } = await server.identity.seedUser({ emailAddress: address, password });
  const caller = { userId, sessionId: (await server.signedIn(address)).sessionId };
  const { secret } = await server.identity.secondFactor.begin(caller);
  const confirm = () => server.identity.secondFactor.confirm(caller, wrongCode(codeOf(secret)));
  for (let tries = 0; tries < 10; tries += 1) await expect(confirm()).rejects.toMatchObject({ status: 422 });
  await expect(confirm()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
});
