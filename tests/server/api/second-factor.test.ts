import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { identitySessions } from '#server/database/schema/identity.ts';
import { newTotpSecret, totpCode, totpStep } from '#server/identity/totp.ts';
import { Browser } from '#tests/server/identity/browser.ts';
import { at, textAt, wrongCode } from '#tests/server/identity/support.ts';

import type { Answer } from '../support/http.ts';
import { addPerson, type Person } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(() => startTestServer({ enrolmentsPerUser: 10 }));

const path = '/api/auth/second-factor';
const begin = (person: Person) => person.call(path, { method: 'POST' });
const confirm = (person: Person, code: string) => person.call(`${path}/confirm`, { method: 'POST', body: { code } });
const remove = (person: Person, code: string) => person.call(`${path}/remove`, { method: 'POST', body: { code } });
const codeAt = (secret: string, step: number) => totpCode(secret, totpStep(Date.now()) + step);
const refusal = ({ status, body }: Answer) => ({ status, body });

const isOn = async ({ browser }: Person) =>
  at((await browser.get('/v1/client')).body, 'response.sessions.0.user.totp_enabled');

const incorrect = {
  status: 400,
  body: { status: false, message: 'Incorrect code.', errors: [{ field: 'code', message: 'Incorrect code.' }] },
};

describe('a second factor', () => {
  test('is shown once, and takes effect only when confirmed by a code', async () => {
    const person = await addPerson(server);
    const enrolment = await begin(person);
    const secret = textAt(enrolment.body, 'data.secret');
    expect(enrolment.status).toBe(201);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = encodeURIComponent(person.email);
    expect(at(enrolment.body, 'data.uri')).toBe(`otpauth://totp/Attest:${address}?secret=${secret}&issuer=Attest`);
    expect(await isOn(person)).toBe(false);
    expect(refusal(await confirm(person, wrongCode(codeAt(secret, 0))))).toEqual(incorrect);
    expect(await isOn(person)).toBe(false);
    const confirmed = await confirm(person, codeAt(secret, 0));
    expect(confirmed.body).toEqual({ status: true, message: 'Updated successfully' });
    expect(await isOn(person)).toBe(true);
  });

  test('in use cannot be replaced with a session alone', async () => {
    const person = await addPerson(server);
    await confirm(person, codeAt(textAt((await begin(person)).body, 'data.secret'), 0));
    const again = await begin(person);
    expect(again.status).toBe(409);
    expect(at(again.body, 'errors.0.message')).toBe('A second factor is in use. Remove it before adding another.');
    expect(await isOn(person)).toBe(true);
  });

  test('cannot be confirmed before enrolment starts', async () => {
    const person = await addPerson(server);
    const answer = await confirm(person, '123456');
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'errors.0.field')).toBe('code');
    expect(await isOn(person)).toBe(false);
  });

  test('cannot be guessed: the eleventh try within an hour is rejected', async () => {
    const person = await addPerson(server);
    const secret = textAt((await begin(person)).body, 'data.secret');
    const wrong = wrongCode(codeAt(secret, 0));
    // The hour may end in between, and ten more are then counted.
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await confirm(person, wrong)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(statuses).toContain(429);
  });

  test('can be added only after recent verification', async () => {
    const person = await addPerson(server);
    const { id } = identitySessions;
    const makeOld = (by: Date) =>
      server.database.identity.update(identitySessions).set({ firstFactorAt: by }).where(eq(id, person.sessionId));
    const message = 'Verify your identity to continue.';
    const refused = {
      status: 403,
      body: { status: false, message, errors: [{ field: 'reverification', message }] },
    };
    const secret = textAt((await begin(person)).body, 'data.secret');
    await makeOld(new Date(Date.now() - 601_000));
    expect(refusal(await begin(person))).toEqual(refused);
    expect(refusal(await confirm(person, codeAt(secret, 0)))).toEqual(refused);
    expect(await isOn(person)).toBe(false);
    await makeOld(new Date());
    expect((await confirm(person, codeAt(secret, 0))).status).toBe(200);
  });

  test('is removed only by a code of the authenticator app', async () => {
    const person = await addPerson(server);
    const secret = textAt((await begin(person)).body, 'data.secret');
    await confirm(person, codeAt(secret, -1));
    expect(refusal(await remove(person, wrongCode(codeAt(secret, 0))))).toEqual(incorrect);
    expect(await isOn(person)).toBe(true);
    expect((await remove(person, codeAt(secret, 0))).body).toEqual({ status: true, message: 'Deleted successfully' });
    expect(await isOn(person)).toBe(false);
  });

  test('that does not exist cannot be removed', async () => {
    const person = await addPerson(server);
    const answer = await remove(person, '123456');
    expect({ status: answer.status, field: at(answer.body, 'errors.0.field') }).toEqual({ status: 400, field: 'code' });
  });

  test('is required at the next sign-in', async () => {
    const person = await addPerson(server);
    const password = 'correct-horse-7';
    const emailAddress = 'two-factors@example.com';
    const secret = newTotpSecret();
    await server.identity.seedUser({ emailAddress, password, totpSecret: secret });
    const browser = new Browser(`${server.origin}/__clerk`, server.origin);
    const signIn = await browser.post('/v1/client/sign_ins', { identifier: emailAddress, password });
    expect(at(signIn.body, 'response.status')).toBe('needs_second_factor');
    const attempt = `/v1/client/sign_ins/${textAt(signIn.body, 'response.id')}/attempt_second_factor`;
    const done = await browser.post(attempt, { strategy: 'totp', code: codeAt(secret, 0) });
    expect(at(done.body, 'response.status')).toBe('complete');
    expect(await isOn(person)).toBe(false);
  });
});
