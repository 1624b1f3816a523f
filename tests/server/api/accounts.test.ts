import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { platformFeatures } from '#openapi/access.ts';
import { membership, platformMembership, userAccount } from '#server/database/schema/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { addOrganisation, addPerson, addStranger } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(() => startTestServer({ environ: { SUPER_ADMIN_EMAIL: 'Root@Example.com' } }));

const accountsOf = (subject: string) =>
  server.database.platform.select().from(userAccount).where(eq(userAccount.subject, subject));
const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

describe('a new user', () => {
  test('gets one account, pending approval, however many requests arrive at once', async () => {
    const stranger = await addStranger(server);
    const answers = await twenty(() => stranger.call('/api/auth/me'));
    const [account, ...others] = await accountsOf(stranger.subject);
    expect(others).toEqual([]);
    expect(new Set(answers.map(({ text }) => text))).toHaveLength(1);
    expect(answers[0]?.body).toEqual({
      status: true,
      message: 'Fetched successfully',
      data: {
        id: account?.id,
        approved: false,
        active: true,
        fullName: `Person ${stranger.email.split('@')[0]}`,
        email: stranger.email,
        imageUrl: null,
        platform: null,
      },
    });
    expect(account?.issuer).toBe(`${server.origin}/__clerk`);
    expect((await stranger.call('/api/auth/organisations-and-permissions')).status).toBe(403);
  });

  test('becomes the first platform administrator if the settings name their address', async () => {
    const root = await addStranger(server, 'root@example.com');
    const answers = await twenty(() => root.call('/api/auth/me'));
    for (const { body } of answers) {
      expect(at(body, 'data')).toMatchObject({
        approved: true,
        platform: {
          role: 'SUPER_ADMIN',
          featurePermissions: platformFeatures.toSorted().map((feature) => ({ feature, permission: 'DELETE' })),
        },
      });
    }
    expect((await root.call('/api/admin/user')).status).toBe(200);
    expect(await server.database.platform.select().from(platformMembership)).toHaveLength(1);
  });

  test('gets no account with an invalid token', async () => {
    const count = () => server.database.platform.$count(userAccount);
    const before = await count();
    await server.call('/api/auth/me', { token: 'e30.e30.e30' });
    expect(await count()).toBe(before);
  });
});

test('lists a person’s organisations with role and rights for the features each has', async () => {
  const [beta, alpha] = [await addOrganisation(server, ['RISK', 'POLICY']), await addOrganisation(server, [])];
  await addOrganisation(server);
  const person = await addPerson(server, {
    in: [
      { organisation: beta, role: 'ORG_AUDITOR', level: 'EDIT' },
      { organisation: alpha, role: 'ORG_ADMIN', level: 'DELETE' },
    ],
  });
  const { body } = await person.call('/api/auth/organisations-and-permissions');
  expect(at(body, 'data.organisations')).toEqual([
    {
      organisation: { id: beta.id, name: beta.name, logo: null, timeZone: 'UTC', ...inUse },
      features: ['POLICY', 'RISK'],
      role: 'ORG_AUDITOR',
      featurePermissions: [
        { feature: 'POLICY', permission: 'EDIT' },
        { feature: 'RISK', permission: 'EDIT' },
      ],
    },
    {
      organisation: { id: alpha.id, name: alpha.name, logo: null, timeZone: 'UTC', ...inUse },
      features: [],
      role: 'ORG_ADMIN',
      featurePermissions: [],
    },
  ]);
});

/** What is said of an organisation that is neither suspended nor closing. */
const inUse = { state: 'ACTIVE', stateReason: '', eraseAt: null };

describe('the default organisation', () => {
  const path = '/api/user-preferences/default-organisation';

  test('is unset at first, then the one last chosen', async () => {
    const [one, other] = [await addOrganisation(server), await addOrganisation(server)];
    const standing = { role: 'ORG_VIEWER' } as const;
    const person = await addPerson(server, {
      in: [
        { organisation: one, ...standing },
        { organisation: other, ...standing },
      ],
    });
    const current = async () => at((await person.call(path)).body, 'data');
    expect(await current()).toEqual({ defaultOrganisationId: null });
    for (const { id } of [one, other, other]) {
      const answer = await person.call(path, { method: 'POST', body: { organisationId: id } });
      expect(answer.body).toEqual({ status: true, message: 'Updated successfully' });
      expect(await current()).toEqual({ defaultOrganisationId: id });
    }
  });

  test('cannot be one that the person is not a member of, whether or not it exists', async () => {
    const foreign = await addOrganisation(server);
    const person = await addPerson(server);
    for (const organisationId of [foreign.id, randomUUID()]) {
      const answer = await person.call(path, { method: 'POST', body: { organisationId } });
      expect(answer.status).toBe(400);
      expect(at(answer.body, 'errors')).toEqual([
        { field: 'organisationId', message: 'Choose one of your organisations' },
      ]);
    }
    expect(at((await person.call(path)).body, 'data')).toEqual({ defaultOrganisationId: null });
  });
});

describe('sessions', () => {
  test('are those of the person, one for each signed-in browser', async () => {
    const person = await addPerson(server);
    await addPerson(server);
    const second = await person.signInAgain();
    const { body } = await person.call('/api/auth/sessions');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const facts = { userAgent: 'Test browser', ip: '127.0.0.1', createdAt: time, lastActiveAt: time };
    const sessions = at(body, 'data');
    expect(sessions).toHaveLength(2);
    expect(sessions).toEqual(
      expect.arrayContaining([
        { id: person.sessionId, current: true, ...facts },
        { id: second.sessionId, current: false, ...facts },
      ]),
    );
  });

  test('end at once when revoked, without affecting the others', async () => {
    const person = await addPerson(server);
    const { browser, sessionId } = await person.signInAgain();
    const token = textAt((await browser.post(`/v1/client/sessions/${sessionId}/tokens`)).body, 'jwt');
    expect((await server.call('/api/auth/me', { token })).status).toBe(200);
    const revoked = await person.call(`/api/auth/sessions/${sessionId}`, { method: 'DELETE' });
    expect(revoked.body).toEqual({ status: true, message: 'Deleted successfully' });
    expect((await server.call('/api/auth/me', { token })).status).toBe(401);
    expect((await person.call('/api/auth/me')).status).toBe(200);
    expect((await person.call(`/api/auth/sessions/${sessionId}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('of other people cannot be revoked, and look like unknown ones', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    const foreign = await person.call(`/api/auth/sessions/${other.sessionId}`, { method: 'DELETE' });
    const unknown = await person.call('/api/auth/sessions/sess_unknown', { method: 'DELETE' });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await other.call('/api/auth/me')).status).toBe(200);
  });
});

test('revoked rights no longer apply to the next request', async () => {
  const organisation = await addOrganisation(server);
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  const { platform } = server.database;
  const status = async () => (await person.call('/api/risk-category')).status;
  expect(await status()).toBe(200);
  await platform.update(membership).set({ role: 'ORG_VIEWER' }).where(eq(membership.userId, person.id));
  expect(await status()).toBe(403);
  await platform.update(membership).set({ role: 'ORG_MANAGER' }).where(eq(membership.userId, person.id));
  expect(await status()).toBe(200);
  await platform.update(userAccount).set({ active: false }).where(eq(userAccount.id, person.id));
  expect(await status()).toBe(403);
});

describe('rate limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ environ: { LIMIT_CHANGES_PER_MINUTE: '2', LIMIT_READS_PER_MINUTE: '9' } });
  });
  afterAll(() => limited.close());

  test('reject further changes of that person until the minute is over, but not reads', async () => {
    const organisation = await addOrganisation(limited);
    const standing = [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] as const;
    const [busy, quiet] = [await addPerson(limited, { in: standing }), await addPerson(limited, { in: standing })];
    const create = (person: typeof busy, title: string) =>
      person.call('/api/risk', { method: 'POST', body: { title } });
    // A window may end in between, and the next one then allows two more.
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await create(busy, `Risk ${index}`));
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(429);
    expect(refused?.body).toEqual({
      status: false,
      message: 'Too many requests. Please try again later.',
      errors: [],
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await busy.call('/api/risk')).status).toBe(200);
    expect((await create(quiet, 'Mine')).status).toBe(201);
  });

  test('reject further reads of that person only', async () => {
    const [busy, quiet] = [await addPerson(limited), await addPerson(limited)];
    const answers = [];
    for (let index = 0; index < 20; index += 1) answers.push(await busy.call('/api/auth/me'));
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(429);
    expect(refused?.body).toMatchObject({ message: 'Too many requests. Please try again later.' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await quiet.call('/api/auth/me')).status).toBe(200);
  });
});
