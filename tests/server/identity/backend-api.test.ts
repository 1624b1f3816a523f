import { createClerkClient, verifyToken, type ClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { createRemoteJWKSet, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';

import { shared } from '#tests/server/support/shared.ts';

import { at, expectRefused, newAddress, openTestIdentity, origin, password, textAt } from './support.ts';

let clerk: ClerkClient;
const server = shared(openTestIdentity);
beforeAll(async () => {
  clerk = createClerkClient({ ...server.identity.backend, telemetry: { disabled: true } });
});

const create = (fields: Partial<Parameters<ClerkClient['users']['createUser']>[0]> = {}) =>
  clerk.users.createUser({ emailAddress: [newAddress()], skipPasswordRequirement: true, ...fields });

/** Status and first code of Clerk's own error. */
async function refusal(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    if (!isClerkAPIResponseError(error)) throw error;
    return { status: error.status, code: error.errors[0]?.code, param: at(error.errors, '0.meta.paramName') };
  }
  throw new Error('It was not refused');
}

test('createUser and getUser: the address counts as verified', async () => {
  const address = newAddress();
  const created = await create({
    emailAddress: [address.toUpperCase()],
    firstName: 'Ada',
    lastName: 'Lovelace',
    publicMetadata: { role: 'admin' },
  });
  const user = await clerk.users.getUser(created.id);
  expect(user).toMatchObject({
    id: expect.stringMatching(/^user_/),
    firstName: 'Ada',
    lastName: 'Lovelace',
    banned: false,
    locked: false,
    passwordEnabled: false,
    twoFactorEnabled: false,
    totpEnabled: false,
    backupCodeEnabled: false,
    externalId: null,
    username: null,
    publicMetadata: { role: 'admin' },
    privateMetadata: {},
    unsafeMetadata: {},
    lastSignInAt: null,
    lastActiveAt: null,
  });
  expect(user.emailAddresses.map(({ emailAddress, verification }) => [emailAddress, verification?.status])).toEqual([
    [address, 'verified'],
  ]);
  expect(user.primaryEmailAddressId).toBe(user.emailAddresses[0]?.id);
});

test('a user created with a password signs in with it', async () => {
  const address = newAddress();
  const user = await create({ emailAddress: [address], password });
  const { browser } = await server.signedIn(address);
  expect(at((await browser.get('/v1/client')).body, 'response.sessions.0.user.id')).toBe(user.id);
});

test('errors are thrown as Clerk throws them', async () => {
  const address = newAddress();
  await create({ emailAddress: [address] });
  expect(await refusal(clerk.users.getUser('user_none'))).toEqual({
    status: 404,
    code: 'resource_not_found',
    param: undefined,
  });
  expect(await refusal(clerk.users.updateUser('user_none', { firstName: 'A' }))).toMatchObject({ status: 404 });
  expect(await refusal(clerk.users.banUser('user_none'))).toMatchObject({ status: 404 });
  expect(await refusal(clerk.users.deleteUser('user_none'))).toMatchObject({ status: 404 });
  expect(await refusal(clerk.users.updateUserMetadata('user_none', { publicMetadata: {} }))).toMatchObject({
    status: 404,
  });
  expect(await refusal(create({ emailAddress: [address] }))).toEqual({
    status: 422,
    code: 'form_identifier_exists',
    param: 'email_address',
  });
  expect(await refusal(create({ password: 'short1' }))).toEqual({
    status: 422,
    code: 'form_password_length_too_short',
    param: 'password',
  });
  expect(await refusal(create({ emailAddress: ['nobody'] }))).toEqual({
    status: 422,
    code: 'form_param_format_invalid',
    param: 'email_address',
  });
  expect(await refusal(create({ emailAddress: [] }))).toMatchObject({ status: 422, param: 'email_address' });
});

test('updateUser: names, password, sign-out', async () => {
  const address = newAddress();
  const user = await create({ emailAddress: [address], password, firstName: 'Ada' });
  const { sessionId } = await server.signedIn(address);
  const renamed = await clerk.users.updateUser(user.id, { firstName: 'Grace', lastName: 'Hopper' });
  expect([renamed.firstName, renamed.lastName]).toEqual(['Grace', 'Hopper']);
  expect(renamed.updatedAt).toBeGreaterThan(user.updatedAt);
  expect(await server.identity.sessionAlive(sessionId)).toBe(true);
  await clerk.users.updateUser(user.id, { password: 'battery-staple-8', signOutOfOtherSessions: true });
  expect(await server.identity.sessionAlive(sessionId)).toBe(false);
  expect((await server.signedIn(address, 'battery-staple-8')).sessionId).toMatch(/^sess_/);
});

test('metadata: merged, with null deleting, or replaced', async () => {
  const user = await create({ publicMetadata: { a: 1, deep: { b: 2, c: 3 } }, privateMetadata: { secret: 1 } });
  const merged = await clerk.users.updateUserMetadata(user.id, {
    publicMetadata: { a: null, deep: { c: null }, d: [1] },
    unsafeMetadata: { theme: 'dark' },
  });
  expect(merged.publicMetadata).toEqual({ deep: { b: 2 }, d: [1] });
  expect([merged.privateMetadata, merged.unsafeMetadata]).toEqual([{ secret: 1 }, { theme: 'dark' }]);
  const replaced = await clerk.users.replaceUserMetadata(user.id, { publicMetadata: { e: 5 } });
  expect([replaced.publicMetadata, replaced.privateMetadata]).toEqual([{ e: 5 }, { secret: 1 }]);
});

test('a ban ends every session at once and can be lifted', async () => {
  const address = newAddress();
  const user = await create({ emailAddress: [address], password });
  const { browser, sessionId } = await server.signedIn(address);
  expect((await clerk.users.banUser(user.id)).banned).toBe(true);
  expect(await server.identity.sessionAlive(sessionId)).toBe(false);
  expectRefused(await browser.post(`/v1/client/sessions/${sessionId}/tokens`), 401, 'authentication_invalid');
  expect((await clerk.users.unbanUser(user.id)).banned).toBe(false);
  expect((await server.signedIn(address)).sessionId).toMatch(/^sess_/);
});

test('deletion ends every session and frees the address', async () => {
  const address = newAddress();
  const user = await create({ emailAddress: [address], password });
  const { browser, sessionId } = await server.signedIn(address);
  expect(await clerk.users.deleteUser(user.id)).toMatchObject({ id: user.id, deleted: true });
  expect(await server.identity.sessionAlive(sessionId)).toBe(false);
  expect(at((await browser.get('/v1/client')).body, 'response.sessions')).toEqual([]);
  expect(await refusal(clerk.users.getUser(user.id))).toMatchObject({ status: 404 });
  expect((await create({ emailAddress: [address] })).id).not.toBe(user.id);
});

test('lists: paging, order, filters, total', async () => {
  const names = ['Zoe\u0308', 'Yann', 'Xena'];
  const users = [];
  for (const firstName of names) users.push(await create({ firstName, lastName: 'Listed_%' }));
  const [zoe, yann, xena] = users.map(({ id }) => id);
  const ids = async (params: Parameters<ClerkClient['users']['getUserList']>[0]) => {
    const { data, totalCount } = await clerk.users.getUserList({ query: 'listed_%', ...params });
    return { ids: data.map(({ id }) => id), totalCount };
  };
  expect(await ids({})).toEqual({ ids: [xena, yann, zoe], totalCount: 3 });
  expect(await ids({ orderBy: '+created_at' })).toEqual({ ids: [zoe, yann, xena], totalCount: 3 });
  expect(await ids({ orderBy: 'first_name' })).toEqual({ ids: [xena, yann, zoe], totalCount: 3 });
  expect(await ids({ orderBy: '-email_address', limit: 1, offset: 1 })).toEqual({ ids: [yann], totalCount: 3 });
  expect(await ids({ query: 'zoe listed' })).toEqual({ ids: [zoe], totalCount: 1 });
  expect(await ids({ query: yann ?? '' })).toEqual({ ids: [yann], totalCount: 1 });
  expect(await ids({ query: 'ZOË lísted' })).toEqual({ ids: [zoe], totalCount: 1 });
  expect(await ids({ query: 'listedX%' })).toEqual({ ids: [], totalCount: 0 });
  const addresses = users.slice(0, 2).map((user) => user.emailAddresses[0]?.emailAddress ?? '');
  expect(await ids({ emailAddress: addresses })).toEqual({ ids: [yann, zoe], totalCount: 2 });
  expect(await ids({ userId: [zoe ?? '', xena ?? ''] })).toEqual({ ids: [xena, zoe], totalCount: 2 });
  expect(await refusal(clerk.users.getUserList({ limit: 501 }))).toMatchObject({ status: 422, param: 'limit' });
});

test('only the secret key gives access, and every response is exactly application/json', async () => {
  const { apiUrl, secretKey } = server.identity.backend;
  const read = (path: string, headers: Record<string, string>) => fetch(`${apiUrl}${path}`, { headers });
  for (const authorization of ['', 'Bearer ', 'Bearer sk_live_wrong', secretKey, `Bearer ${secretKey}x`]) {
    const answer = await read('/v1/users', { authorization });
    expect(answer.status).toBe(401);
    expect(at(await answer.json(), 'errors.0.code')).toBe('clerk_key_invalid');
    expect(answer.headers.get('content-type')).toBe('application/json');
  }
  for (const path of ['/v1/users', '/v1/users/count', '/v1/jwks', '/v1/users/none', '/v1/nothing']) {
    const answer = await read(path, { authorization: `Bearer ${secretKey}` });
    expect(answer.headers.get('content-type')).toBe('application/json');
  }
  expectRefused(await server.browser().get('/v1/users'), 404, 'resource_not_found');
});

test('verifyToken accepts session tokens and nothing merely similar', async () => {
  const address = newAddress();
  const user = await create({ emailAddress: [address], password });
  const { browser, sessionId } = await server.signedIn(address);
  const jwt = textAt((await browser.post(`/v1/client/sessions/${sessionId}/tokens`)).body, 'jwt');
  const options = { ...server.identity.backend, authorizedParties: [origin] };
  expect(await verifyToken(jwt, options)).toMatchObject({ sub: user.id, sid: sessionId, iss: server.identity.issuer });
  await expect(verifyToken(jwt, { ...options, authorizedParties: ['https://evil.example'] })).rejects.toThrow(/azp/);

  const claims = { iss: server.identity.issuer, sub: user.id, sid: sessionId, azp: origin };
  const unsigned = new UnsecuredJWT(claims).setExpirationTime('1m').encode();
  const header = { alg: 'HS256', kid: (await keyIds())[0] ?? '', typ: 'JWT' };
  const symmetric = await new SignJWT(claims)
    .setProtectedHeader(header)
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode('x'.repeat(32)));
  for (const forged of [unsigned, symmetric, `${jwt.slice(0, -6)}AAAAAA`]) {
    await expect(verifyToken(forged, options)).rejects.toThrow(/JWT|algorithm|signature/i);
    await expect(jwtVerify(forged, server.identity.keys, { algorithms: ['RS256'] })).rejects.toThrow(/"alg"|signature/);
  }
});

test('after sign-out the session is not live, whatever its token says', async () => {
  const address = newAddress();
  await create({ emailAddress: [address], password });
  const { browser, sessionId } = await server.signedIn(address);
  expect(await server.identity.sessionAlive(sessionId)).toBe(true);
  await browser.override('DELETE', '/v1/client/sessions');
  expect(await server.identity.sessionAlive(sessionId)).toBe(false);
  expect(await server.identity.sessionAlive('sess_none')).toBe(false);
});

async function keyIds(): Promise<string[]> {
  const { apiUrl, secretKey } = server.identity.backend;
  const keys = createRemoteJWKSet(new URL(`${apiUrl}/v1/jwks`), { headers: { authorization: `Bearer ${secretKey}` } });
  await keys.reload();
  return keys.jwks()?.keys.map(({ kid = '' }) => kid) ?? [];
}
