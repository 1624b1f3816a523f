import { desc } from 'drizzle-orm';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';

import {
  identityClients,
  identityCodes,
  identityOauthStates,
  identitySignIns,
  identitySigningKeys,
  identityUsers,
} from '#server/database/schema/identity.ts';
import { openLocalIdentity } from '#server/identity/index.ts';
import { createSigningKey } from '#server/identity/keys.ts';
import { createVault } from '#server/identity/vault.ts';
import { runPlatformJob } from '#tests/server/jobs/run.ts';
import { shared } from '#tests/server/support/shared.ts';

import { at, newAddress, openTestIdentity, password, textAt } from './support.ts';

const ada = 'ada@example.com';
const totpSecret = 'JBSWY3DPEHPK3PXP';
const server = shared(() => openTestIdentity({ usualHashes: true }));
beforeAll(async () => {
  await server.identity.seedUser({ emailAddress: ada, password });
});

test('a session, an attempt and the key pair survive a restart', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const before = textAt((await browser.get('/v1/client')).body, 'response.sessions.0.last_active_token.jwt');
  const visitor = server.browser();
  const attempt = await visitor.post('/v1/client/sign_ups', { email_address: newAddress() });
  const next = await server.reopen();
  try {
    const again = browser.copy(next.browser());
    const token = textAt((await again.post(`/v1/client/sessions/${sessionId}/tokens`)).body, 'jwt');
    expect(decodeProtectedHeader(token).kid).toBe(decodeProtectedHeader(before).kid);
    expect((await jwtVerify(token, server.identity.keys)).payload.sid).toBe(sessionId);
    expect((await jwtVerify(before, next.identity.keys)).payload.sid).toBe(sessionId);
    const other = visitor.copy(next.browser());
    expect(at((await other.get('/v1/client')).body, 'response.sign_up')).toEqual(at(attempt.body, 'response'));
  } finally {
    await next.close();
  }
});

test('the newest key signs after a restart, and a running process verifies its tokens', async () => {
  const { browser, sessionId } = await server.signedIn(ada);
  const { database, encryptionKey } = server.settings;
  const ahead = new Date(Date.now() + 1000);
  await createSigningKey(database, createVault(encryptionKey), ahead);
  const [newest] = await database
    .select()
    .from(identitySigningKeys)
    .orderBy(desc(identitySigningKeys.createdAt))
    .limit(1);
  const next = await server.reopen();
  try {
    const again = browser.copy(next.browser());
    const token = textAt((await again.post(`/v1/client/sessions/${sessionId}/tokens`)).body, 'jwt');
    expect(decodeProtectedHeader(token).kid).toBe(newest?.kid);
    server.clock.ahead += 10_000;
    expect((await jwtVerify(token, server.identity.keys)).payload.sid).toBe(sessionId);
    const old = textAt((await browser.post(`/v1/client/sessions/${sessionId}/tokens`)).body, 'jwt');
    expect(decodeProtectedHeader(old).kid).not.toBe(newest?.kid);
    expect((await jwtVerify(old, next.identity.keys)).payload.sid).toBe(sessionId);
  } finally {
    await next.close();
  }
});

test('the stored data contains no usable credentials', async () => {
  const { database } = server.settings;
  const address = newAddress();
  await server.identity.seedUser({ emailAddress: address, password, totpSecret });
  const browser = server.browser();
  await browser.post('/v1/client/sign_ins', {
    identifier: 'x+clerk_test@example.com',
    strategy: 'reset_password_email_code',
  });
  const signUp = await browser.post('/v1/client/sign_ups', { email_address: 'y+clerk_test@example.com', password });
  const path = `/v1/client/sign_ups/${textAt(signUp.body, 'response.id')}`;
  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const social = await server.browser().post('/v1/client/sign_ins', { strategy: 'oauth_google', redirect_url: '/' });
  const page = textAt(social.body, 'response.first_factor_verification.external_verification_redirect_url');
  const rows = JSON.stringify([
    await database.select().from(identityUsers),
    await database.select().from(identityClients),
    await database.select().from(identityCodes),
    await database.select().from(identityOauthStates),
    await database.select().from(identitySigningKeys),
  ]);
  const secrets = [password, totpSecret, '424242', 'PRIVATE KEY', browser.cookies.get('__client') ?? ''];
  expect(secrets.filter((secret) => rows.includes(secret))).toEqual([]);
  expect(rows).not.toContain(new URL(page).searchParams.get('state'));
  const hashes = (await database.select({ hash: identityUsers.passwordHash }).from(identityUsers)).map(
    ({ hash }) => hash,
  );
  for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
});

test('opening with another encryption key fails', async () => {
  const settings = { ...server.settings, encryptionKey: Buffer.alloc(32, 8) };
  await expect(openLocalIdentity(settings)).rejects.toThrow(/authenticate/);
  await expect(openLocalIdentity({ ...settings, encryptionKey: Buffer.alloc(16) })).rejects.toThrow(/32 bytes/);
});

test('expired data is deleted by a job', async () => {
  const { database } = server.settings;
  const browser = server.browser();
  const created = await browser.post('/v1/client/sign_ins', { identifier: ada, strategy: 'reset_password_email_code' });
  const id = textAt(created.body, 'response.id');
  server.clock.ahead += 8 * 86_400_000;
  await runPlatformJob(server.identity.jobHandlers, 'purge-identity');
  const left = await database.select({ id: identitySignIns.id }).from(identitySignIns);
  expect(left.map((attempt) => attempt.id)).not.toContain(id);
  expect(await database.select().from(identityCodes)).toEqual([]);
});

test('seeding is idempotent, even concurrently', async () => {
  const address = newAddress();
  const seed = () => server.identity.seedUser({ emailAddress: address, password });
  const seeded = await Promise.all([seed(), seed()]);
  expect(await seed()).toEqual(seeded[0]);
  expect(seeded[1]).toEqual(seeded[0]);
});
