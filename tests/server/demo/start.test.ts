import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { inProject } from '#scripts/support/project.ts';
import { freePort } from '#scripts/support/server-process.ts';
import { connect } from '#server/database/connections.ts';
import { identityEmailAddresses, identityUsers, userAccount } from '#server/database/schema/index.ts';
import { demoPassword } from '#server/demo/index.ts';
import { insertUser } from '#server/identity/store/users.ts';
import { readSettings } from '#server/settings.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';

import { Browser } from '../identity/browser.ts';
import { at, textAt } from '../identity/support.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../support/database.ts';
import { call } from '../support/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'attest-demo-'));
let stored: TestDatabase;
let port: number;
let running: RunningServer | undefined;

beforeAll(async () => {
  stored = await createTestDatabase();
  port = await freePort();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(async () => {
  await stored.close();
  rmSync(folder, { recursive: true });
});

const nothingToServe = {
  styleHashes: [],
  linkPages: { render: () => Promise.resolve('') },
  plugin: () => async () => {},
};

/** Starts the server with these settings on the data of an earlier start. */
async function start(environ: Readonly<Record<string, string>>): Promise<RunningServer> {
  await running?.close();
  const given = { PORT: String(port), DATA_DIRECTORY: folder, DATABASE_URL: urlOf(stored.owner), LOG_LEVEL: 'silent' };
  running = await startServer(readSettings({ ...given, ...environ }, '/'), nothingToServe);
  return running;
}

async function signIn(identifier: string) {
  const origin = `http://localhost:${port}`;
  const browser = new Browser(`${origin}/__clerk`, origin);
  const fields = { identifier, password: demoPassword, strategy: 'password' };
  const answer = await browser.post('/v1/client/sign_ins', fields);
  return { browser, answer, refusal: at(answer.body, 'errors.0.code') };
}

/** A token of a signed-in user. */
async function tokenOf(identifier: string): Promise<string> {
  const { browser, answer } = await signIn(identifier);
  const session = textAt(answer.body, 'response.created_session_id');
  return textAt((await browser.post(`/v1/client/sessions/${session}/tokens`)).body, 'jwt');
}

const me = (token: string) => call(port, '/api/auth/me', { token });

test('demo accounts are disabled without the demo, and restored unchanged when it returns', async () => {
  const { platform, identity } = stored.database;
  expect((await start({})).demoLinks).toHaveLength(6);
  const token = await tokenOf('super@attest.example');
  expect((await me(token)).body).toMatchObject({ data: { active: true, platform: { role: 'SUPER_ADMIN' } } });
  // Meanwhile one user changes their address, one is banned, and a user outside the demo signs up.
  await identity
    .update(identityEmailAddresses)
    .set({ emailAddress: 'platform@company.example' })
    .where(eq(identityEmailAddresses.emailAddress, 'platform@attest.example'));
  const [viewer] = await platform.select().from(userAccount).where(eq(userAccount.email, 'viewer@attest.example'));
  await identity
    .update(identityUsers)
    .set({ banned: true })
    .where(eq(identityUsers.id, viewer?.subject ?? ''));
  const profile = { passwordHash: null, firstName: 'Ada', lastName: null };
  const ada = await insertUser(identity, { emailAddresses: ['ada@company.example'], ...profile }, new Date());
  const isBanned = async (subject: string) => {
    const [user] = await identity.select().from(identityUsers).where(eq(identityUsers.id, subject));
    return user?.banned;
  };

  expect(await start({ ENVIRONMENT: 'staging' })).toMatchObject({ demoAccounts: [], demoLinks: [] });
  expect((await me(token)).status).toBe(401);
  expect((await signIn('super@attest.example')).refusal).toBe('user_banned');
  expect((await signIn('platform@company.example')).refusal).toBe('user_banned');
  expect(await isBanned(ada)).toBe(false);
  const accounts = await platform.select({ active: userAccount.active }).from(userAccount);
  expect(accounts).toEqual(Array.from({ length: 15 }, () => ({ active: false })));

  // A ban that someone has lifted is set again at the next start.
  const [boss] = await platform.select().from(userAccount).where(eq(userAccount.email, 'super@attest.example'));
  await identity
    .update(identityUsers)
    .set({ banned: false })
    .where(eq(identityUsers.id, boss?.subject ?? ''));
  await platform
    .update(userAccount)
    .set({ active: true })
    .where(eq(userAccount.id, boss?.id ?? ''));
  await start({ DEMO: 'off' });
  expect((await signIn('super@attest.example')).refusal).toBe('user_banned');
  expect(await platform.$count(userAccount, eq(userAccount.active, true))).toBe(0);

  await start({});
  expect((await me(token)).status).toBe(401);
  const returned = await me(await tokenOf('super@attest.example'));
  expect(returned.body).toMatchObject({ data: { active: true, platform: { role: 'SUPER_ADMIN' } } });
  expect(await isBanned(viewer?.subject ?? '')).toBe(true);
  expect(await platform.$count(userAccount, eq(userAccount.active, false))).toBe(0);
});

test('the migration that marks demo accounts recognises those created before it', async () => {
  const { platform, identity } = stored.database;
  await start({});
  await running?.close();
  running = undefined;
  await identity.update(identityUsers).set({ demo: null });
  await platform.update(userAccount).set({ demo: null });
  const folderOfMigrations = inProject('server', 'database', 'migrations');
  const name = readdirSync(folderOfMigrations).find((file) => file.endsWith('_demo-accounts.sql')) ?? '';
  const statements = readFileSync(join(folderOfMigrations, name), 'utf8').split('--> statement-breakpoint');
  const owner = await connect(stored.owner);
  for (const statement of statements.filter((text) => text.includes('UPDATE'))) await owner.query(statement);
  await owner.end();
  // One user has changed their address, and one of the identity's users is not the demo's.
  expect(await identity.$count(identityUsers, eq(identityUsers.demo, 'open'))).toBe(12);
  expect(await platform.$count(userAccount, eq(userAccount.demo, 'open'))).toBe(12);
});
