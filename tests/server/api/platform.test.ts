import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { platformActivity, userAccount } from '#server/database/schema/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { statusesOf } from '../support/http.ts';
import { addOrganisation, addPerson, addStranger } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);
const admin = shared(() => addPerson(server, { platform: { role: 'ADMIN', level: 'EDIT' } }));

const change = (id: string, body: object, person = admin) =>
  person.call(`/api/admin/user/${id}`, { method: 'PATCH', body });
const logOf = (id: string) =>
  server.database.platform.select().from(platformActivity).where(eq(platformActivity.entityId, id));

async function newcomer() {
  const stranger = await addStranger(server);
  const id = textAt((await stranger.call('/api/auth/me')).body, 'data.id');
  return { ...stranger, id };
}

describe('an account under review', () => {
  test('is found, approved and used, and the log records the actor', async () => {
    const organisation = await addOrganisation(server);
    const person = await newcomer();
    const search = encodeURIComponent(person.email.toUpperCase());
    const found = await admin.call(`/api/admin/user?approved=false&search=${search}`);
    const shown = {
      id: person.id,
      name: `Person ${person.email.split('@')[0]}`,
      email: person.email,
      approved: false,
      active: true,
      organisations: [],
      role: null,
      soleAdministratorOf: [],
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
    };
    expect(at(found.body, 'data')).toEqual({
      data: [shown],
      pagination: {
        total: 1,
        totalIsExact: true,
        unfilteredTotal: expect.any(Number),
        currentPage: 1,
        perPage: 10,
        totalPages: 1,
      },
    });
    const approved = await change(person.id, { version: 1, approved: true });
    expect(approved.body).toEqual({
      status: true,
      message: 'Updated successfully',
      data: { ...shown, approved: true, version: 2 },
    });
    expect((await person.call('/api/auth/organisations-and-permissions')).status).toBe(200);
    expect((await person.call('/api/risk', { organisation: organisation.id })).status).toBe(403);
    expect(await logOf(person.id)).toEqual([
      {
        id: expect.any(String),
        actorId: admin.id,
        action: 'UPDATE',
        entityType: 'user',
        entityId: person.id,
        entityName: shown.name,
        changes: [{ field: 'approved', old: false, new: true }],
        ip: '127.0.0.1',
        userAgent: null,
        at: expect.any(Date),
      },
    ]);
  });

  test('is decided by only one of two administrators who read the same version', async () => {
    const { id } = await newcomer();
    const other = await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } });
    const answers = await Promise.all([
      change(id, { version: 1, approved: true }),
      change(id, { version: 1, active: false }, other),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      status: false,
      message: 'Someone else has changed this in the meantime',
      errors: [],
      current: at(done?.body, 'data'),
    });
    expect(await logOf(id)).toHaveLength(1);
  });

  test('is rejected with a stale version, and nothing is written', async () => {
    const { id } = await newcomer();
    await change(id, { version: 1, approved: true });
    const stale = await change(id, { version: 1, approved: false });
    expect({ status: stale.status, current: at(stale.body, 'current.approved') }).toEqual({
      status: 409,
      current: true,
    });
    expect(await logOf(id)).toHaveLength(1);
  });
});

test('a deactivated account is rejected from its next request on, and can be reactivated', async () => {
  const person = await addPerson(server);
  const status = async () => (await person.call('/api/auth/organisations-and-permissions')).status;
  expect(await status()).toBe(200);
  await change(person.id, { version: 1, active: false });
  expect(await status()).toBe(403);
  expect(at((await person.call('/api/auth/me')).body, 'data.active')).toBe(false);
  await change(person.id, { version: 2, active: true });
  expect(await status()).toBe(200);
});

test('an account lists the organisations it belongs to', async () => {
  const organisation = await addOrganisation(server);
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER' }] });
  const { body } = await admin.call(`/api/admin/user?search=${encodeURIComponent(person.email)}`);
  expect(at(body, 'data.data.0.organisations')).toEqual([
    { id: organisation.id, name: organisation.name, logo: null, role: 'ORG_VIEWER' },
  ]);
});

test('the list of accounts is paged, sorted and searched', async () => {
  const names = ['Guest 10%', 'Guest 9_', 'guest 1', 'Guest 1'];
  const rows = names.map((name, index) => ({
    issuer: 'test',
    subject: name,
    email: `${3 - index}-g@example.com`,
    name,
  }));
  await server.database.platform.insert(userAccount).values(rows);
  const list = async (query: string) => {
    const { body } = await admin.call(`/api/admin/user?${query}`);
    const data = at(body, 'data.data');
    return Array.isArray(data) ? data.map((row) => at(row, 'name')) : [];
  };
  const byName = await list('search=GUEST');
  expect(byName.slice(2)).toEqual(['Guest 9_', 'Guest 10%']);
  expect(new Set(byName.slice(0, 2))).toEqual(new Set(['Guest 1', 'guest 1']));
  expect(await list('search=guest&sortId=email')).toEqual(names.toReversed());
  expect(await list('search=guest&sortId=email&desc=true&perPage=3&page=2')).toEqual(['Guest 1']);
  expect(await list('search=%25')).toEqual(['Guest 10%']);
  expect(await list('search=9_')).toEqual(['Guest 9_']);
});
