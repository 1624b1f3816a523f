import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { userAccount } from '#server/database/schema/index.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { accountJobs } from '#server/modules/platform/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, addStranger, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { post } from './invitations.ts';

const server = shared(startTestServer);
const owner = shared(() => addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } }));
const admin = shared(() => addPerson(server, { platform: { role: 'ADMIN', level: 'DELETE' } }));

const rights = { role: 'ADMIN', featurePermissions: [{ feature: 'ADMIN_RESOURCE', permission: 'EDIT' }] };
const appoint = (email: string, person: Person = owner, body: object = rights) =>
  post(person, '/api/admin/admin', { email, ...body });

describe('an administrator of the platform', () => {
  test('is appointed by a Super Admin alone, from an account that belongs to no organisation', async () => {
    const stranger = await addStranger(server);
    await stranger.call('/api/auth/me');
    expect((await appoint(stranger.email, admin)).status).toBe(403);
    const appointed = await appoint(stranger.email.toUpperCase());
    expect(appointed.status).toBe(201);
    expect(at(appointed.body, 'data')).toMatchObject({ ...rights, inUse: true });
    expect((await appoint(stranger.email)).status).toBe(409);
    expect((await appoint(`${randomUUID()}@example.com`)).status).toBe(400);
    const organisation = await addOrganisation(server);
    const member = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER' }] });
    expect((await appoint(member.email)).status).toBe(409);
    const me = await stranger.call('/api/auth/me');
    expect(at(me.body, 'data.platform')).toEqual(rights);
  });

  test('has every right as a Super Admin, and loses all of them at once', async () => {
    const person = await addPerson(server, { platform: { role: 'ADMIN', level: 'VIEW' } });
    const change = (path: string, body: object) => post(owner, `/api/admin/admin/${person.id}/${path}`, body);
    const promoted = await change('rights', { version: 1, role: 'SUPER_ADMIN', featurePermissions: [] });
    expect(at(promoted.body, 'data.featurePermissions')).toHaveLength(10);
    expect((await change('rights', { version: 1, ...rights })).status).toBe(409);
    expect((await person.call('/api/admin/organisation')).status).toBe(200);
    expect((await change('remove', { version: 2 })).status).toBe(200);
    expect((await person.call('/api/admin/organisation')).status).toBe(403);
  });
});

describe('who appoints administrators', () => {
  const removed = async (person: Person, id: string) =>
    (await post(person, `/api/admin/admin/${id}/remove`, { version: 1 })).status;

  test('is no ADMIN, nobody for themselves, and any Super Admin for another', async () => {
    const [one, another] = [
      await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } }),
      await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } }),
    ];
    expect([await removed(admin, another.id), await removed(one, one.id)]).toEqual([403, 403]);
    expect(await removed(one, another.id)).toBe(200);
    expect(await removed(another, one.id)).toBe(403);
  });
});

describe('an approval', () => {
  test('is told by mail, as the screen of a waiting account promises', async () => {
    const stranger = await addStranger(server);
    const id = textAt((await stranger.call('/api/auth/me')).body, 'data.id');
    const sent: MailMessage[] = [];
    const mail = { send: async (message: MailMessage) => void sent.push(message), close: () => Promise.resolve() };
    const { platform } = server.database;
    const [job] = accountJobs({ platform, mail, origin: 'https://attest.test', productName: 'Attest' });
    if (job?.of !== 'platform') throw new Error('There is no such job');
    const tell = () => job.run({ userId: id }, { id: randomUUID(), attempt: 1, signal: new AbortController().signal });
    await tell();
    expect(sent).toEqual([]);
    const body = { version: 1, approved: true };
    expect((await admin.call(`/api/admin/user/${id}`, { method: 'PATCH', body })).status).toBe(200);
    await tell();
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: stranger.email, subject: 'Your Attest account is approved' },
    ]);
  });
});

describe('a difference between identity and account', () => {
  const differences = async () => {
    const { body } = await admin.call('/api/admin/clerk-users');
    return JSON.stringify(at(body, 'data.differences'));
  };
  const repair = (kind: string, subject: string, person: Person = admin) =>
    post(person, '/api/admin/clerk-users/repair', { kind, subject });
  const accountOf = async (subject: string) =>
    (await server.database.platform.select().from(userAccount).where(eq(userAccount.subject, subject)))[0];

  test('is shown and repaired once: an account is created, and the address taken over', async () => {
    const stranger = await addStranger(server);
    expect(await differences()).toContain(stranger.subject);
    expect((await repair('NO_ACCOUNT', stranger.subject)).status).toBe(200);
    expect(await accountOf(stranger.subject)).toMatchObject({ email: stranger.email, approved: false, active: true });
    expect((await repair('NO_ACCOUNT', stranger.subject)).status).toBe(409);

    await server.database.platform
      .update(userAccount)
      .set({ email: 'old@example.com' })
      .where(eq(userAccount.subject, stranger.subject));
    expect((await repair('EMAIL_DIFFERS', stranger.subject)).status).toBe(200);
    expect(await accountOf(stranger.subject)).toMatchObject({ email: stranger.email });
    expect(await differences()).not.toContain(stranger.subject);
  });

  test('of someone deactivated is repaired by a ban, which an activation ends', async () => {
    const person = await addPerson(server);
    const setActive = async (active: boolean) => {
      const version = (await accountOf(person.subject))?.version;
      return admin.call(`/api/admin/user/${person.id}`, { method: 'PATCH', body: { version, active } });
    };
    await setActive(false);
    expect((await repair('BANNED_HERE', person.subject)).status).toBe(200);
    expect((await person.call('/api/auth/me')).status).toBe(401);
    expect(await differences()).not.toContain(person.subject);
    expect((await setActive(true)).status).toBe(200);
    expect(await differences()).not.toContain(person.subject);
  });

  test('is not repaired on an account that the caller may not act on', async () => {
    await server.database.platform
      .update(userAccount)
      .set({ email: 'elsewhere@example.com' })
      .where(eq(userAccount.subject, owner.subject));
    expect((await repair('EMAIL_DIFFERS', owner.subject)).status).toBe(403);
    expect((await repair('EMAIL_DIFFERS', owner.subject, owner)).status).toBe(403);
  });
});

describe('a message to the administrators', () => {
  test('is written by someone who waits for approval, at most five times an hour, and goes through its states', async () => {
    const stranger = await addStranger(server);
    const write = () => post(stranger, '/api/contact-message', { text: 'When may I come in?' });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await write()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const search = encodeURIComponent(stranger.email);
    const found = await admin.call(`/api/admin/contact-message?search=${search}`);
    expect(at(found.body, 'data.data.0')).toMatchObject({
      status: 'NEW',
      place: 'PENDING_SCREEN',
      email: stranger.email,
    });
    const id = textAt(found.body, 'data.data.0.id');
    const change = (version: number, action: string) =>
      post(admin, `/api/admin/contact-message/${id}/change`, { version, action });
    expect(at((await change(1, 'READ')).body, 'data.status')).toBe('READ');
    expect((await change(1, 'CLOSE')).status).toBe(409);
    expect(at((await change(2, 'ANSWER')).body, 'data.status')).toBe('ANSWERED');
    expect((await change(3, 'READ')).status).toBe(409);
    expect(at((await change(3, 'CLOSE')).body, 'data')).toMatchObject({
      status: 'CLOSED',
      handledBy: { id: admin.id },
    });
  });
});

test('the numbers of the dashboard are those of the lists', async () => {
  const { body } = await admin.call('/api/admin/reports/analytics');
  const totalOf = async (path: string) => at((await admin.call(path)).body, 'data.pagination.total');
  expect(at(body, 'data.organisations.active')).toBe(await totalOf('/api/admin/organisation?state=ACTIVE'));
  expect(at(body, 'data.accounts.waiting')).toBe(await totalOf('/api/admin/user?approved=false&active=true'));
  expect(at(body, 'data.accounts.total')).toBe(await totalOf('/api/admin/user'));
  expect(at(body, 'data.newMessages')).toBe(await totalOf('/api/admin/contact-message?status=NEW'));
  expect(at(body, 'data.signIns')).toHaveLength(30);
});
