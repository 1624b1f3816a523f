import { createSecretKey, generateKeyPairSync } from 'node:crypto';

import { exportSPKI, importJWK, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';

import { openSigningKeys, type SigningKeys } from '#server/identity/keys.ts';
import { localProvider } from '#server/identity/provider.ts';
import { createVault } from '#server/identity/vault.ts';
import { textAt } from '#tests/server/identity/support.ts';

import { addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

let keys: SigningKeys;
const server = shared(startTestServer);
const ada = shared(() => addPerson(server));
beforeAll(async () => {
  keys = await openSigningKeys(server.database.identity, createVault(server.encryptionKey), Date.now);
});

const now = () => Math.floor(Date.now() / 1000);
/** Claims to set, and claims to omit. */
type Claims = { [Name in keyof JWTPayload]?: JWTPayload[Name] | undefined };

const right = () => ({
  iss: `${server.origin}/__clerk`,
  sub: ada.subject,
  azp: server.origin,
  sid: ada.sessionId,
  sts: 'active',
  iat: now(),
  nbf: now() - 10,
  exp: now() + 60,
});

const headerOf = () => ({ alg: 'RS256', kid: keys.kid, typ: 'JWT' });
function withoutUndefined(claims: Claims): JWTPayload {
  const given: JWTPayload = JSON.parse(JSON.stringify(claims));
  return given;
}

const sign = (changes: Claims = {}) =>
  new SignJWT(withoutUndefined({ ...right(), ...changes })).setProtectedHeader(headerOf()).sign(keys.privateKey);

async function answerTo(token: string) {
  const { status, body } = await server.call('/api/auth/me', { token });
  return { status, body };
}

const refused = (message: string) => ({ status: 401, body: { status: false, message, errors: [] } });
const notSignedIn = refused('Sign in to continue');

test('a token with the right claims and signature is accepted', async () => {
  expect((await answerTo(await sign())).status).toBe(200);
});

describe('a token is rejected', () => {
  const wrong: readonly [string, () => Claims][] = [
    ['that is for another origin', () => ({ azp: 'https://evil.example' })],
    ['that is for no origin', () => ({ azp: undefined })],
    ['of another issuer', () => ({ iss: 'https://clerk.evil.example' })],
    ['without an issuer', () => ({ iss: undefined })],
    ['that is not valid yet', () => ({ nbf: now() + 30 })],
    ['that does not say from when it is valid', () => ({ nbf: undefined })],
    ['that never expires', () => ({ exp: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['of an unknown session', () => ({ sid: 'sess_unknown' })],
    ['of a session with an odd name', () => ({ sid: "' or 1=1" })],
    ['of a pending session', () => ({ sts: 'pending' })],
  ];
  test.each(wrong)('%s', async (_about, changes) => {
    expect(await answerTo(await sign(changes()))).toEqual(notSignedIn);
  });

  test('that has expired, with a code that lets the client retry with a fresh one', async () => {
    expect(await answerTo(await sign({ exp: now() - 6 }))).toEqual(refused('TOKEN_EXPIRED'));
    expect((await answerTo(await sign({ exp: now() - 2 }))).status).toBe(200);
  });

  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  test.each(['none', 'None', 'NONE'])('that is unsigned, with the algorithm %s', async (alg) => {
    expect(await answerTo(`${encode({ ...headerOf(), alg })}.${encode(right())}.`)).toEqual(notSignedIn);
  });

  test('that is signed with the public key as a secret', async () => {
    const [jwk] = keys.jwks().keys;
    if (jwk === undefined) throw new Error('There is no key');
    const publicKey = await importJWK(jwk, 'RS256');
    if (!('type' in publicKey)) throw new Error('The key is no public key');
    const secrets = [await exportSPKI(publicKey), JSON.stringify(jwk), String(jwk.n)];
    for (const secret of secrets) {
      const key = createSecretKey(Buffer.from(secret));
      const token = await new SignJWT(right()).setProtectedHeader({ ...headerOf(), alg: 'HS256' }).sign(key);
      expect(await answerTo(token)).toEqual(notSignedIn);
    }
  });

  test('that is signed with another key, under this key id or an unknown one', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    for (const kid of [keys.kid, 'ins_unknown']) {
      const token = await new SignJWT(right()).setProtectedHeader({ ...headerOf(), kid }).sign(privateKey);
      expect(await answerTo(token)).toEqual(notSignedIn);
    }
  });

  test('that was modified after signing', async () => {
    const [header = '', , signature = ''] = (await sign()).split('.');
    expect(await answerTo(`${header}.${encode({ ...right(), sub: 'user_other' })}.${signature}`)).toEqual(notSignedIn);
  });

  test('of a signed-out session, although it has not expired', async () => {
    const person = await addPerson(server);
    const token = await person.token();
    expect((await answerTo(token)).status).toBe(200);
    const signOut = await person.browser.post(`/v1/client/sessions/${person.sessionId}/end`);
    expect(signOut.status).toBe(200);
    expect(await answerTo(token)).toEqual(notSignedIn);
  });
});

describe('a template token', () => {
  const templateToken = async () => {
    const { body } = await ada.browser.post(`/v1/client/sessions/${ada.sessionId}/tokens/api-testing`);
    return textAt(body, 'jwt');
  };

  test('gives access to the API in development', async () => {
    expect(await answerTo(await templateToken())).toMatchObject({ status: 200, body: { data: { email: ada.email } } });
  });

  test('is invalidated with its session', async () => {
    const person = await addPerson(server);
    const { body } = await person.browser.post(`/v1/client/sessions/${person.sessionId}/tokens/api-testing`);
    const token = textAt(body, 'jwt');
    expect((await answerTo(token)).status).toBe(200);
    await person.browser.post(`/v1/client/sessions/${person.sessionId}/end`);
    expect(await answerTo(token)).toEqual(notSignedIn);
  });

  test('is rejected in staging and production, where session tokens are accepted', async () => {
    const production = localProvider(server.identity, server.origin, false);
    await expect(production.verify(await templateToken())).rejects.toMatchObject({ statusCode: 401 });
    const { issuer } = server.identity;
    const caller = { issuer, subject: ada.subject, sessionId: ada.sessionId };
    expect(await production.verify(await sign())).toEqual(caller);
  });
});

test('cookies alone do not authenticate to the API', async () => {
  const cookies = [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`);
  const cookie = [...cookies, `__session=${await ada.token()}`].join('; ');
  expect((await server.call('/__clerk/v1/client', { headers: { cookie } })).text).toContain(ada.sessionId);
  const { status, body } = await server.call('/api/auth/me', { headers: { cookie } });
  expect({ status, body }).toEqual(notSignedIn);
});

test('a token in the URL does not authenticate', async () => {
  const { status } = await server.call(`/api/auth/me?token=${await ada.token()}`);
  expect(status).toBe(401);
});
