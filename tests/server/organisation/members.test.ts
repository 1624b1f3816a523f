import { randomUUID } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { memberRefusals } from '#domain/people/granting.ts';
import { organisationRoles, personRefusals } from '#openapi/access.ts';
import { membership, membershipPermission } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { post, viewer } from './invitations.ts';

const server = shared(() => startTestServer());
const organisation = shared(() => addOrganisation(server));

const member = (role: (typeof organisationRoles)[number], level: 'VIEW' | 'EDIT' | 'DELETE' = 'DELETE') =>
  addPerson(server, { in: [{ organisation, role, level }] });

const setRights = (actor: Person, { id }: Person, body: object) =>
  post(actor, `/api/user/${id}/rights`, { version: 1, ...viewer, ...body });

const standing = async ({ id }: Person) => {
  const { platform } = server.database;
  return {
    roles: await platform.select().from(membership).where(eq(membership.userId, id)),
    rights: await platform.select().from(membershipPermission).where(eq(membershipPermission.userId, id)),
  };
};

async function expectRefused(actor: Person, target: Person, body: object, message: string) {
  const before = await standing(target);
  expect(await setRights(actor, target, body)).toMatchObject({ status: 403, body: { message } });
  expect(await standing(target)).toEqual(before);
}

describe('escalation', () => {
  const others = organisationRoles.filter((role) => role !== 'ORG_ADMIN' && role !== 'ORG_MANAGER');

  test.each(others)('%s changes nobody, with every level', async (role) => {
    const [actor, target] = [await member(role), await member('ORG_VIEWER', 'VIEW')];
    await expectRefused(actor, target, {}, 'You are not authorised to do this');
    await expectRefused(actor, actor, { role: 'ORG_ADMIN' }, 'You are not authorised to do this');
  });

  test.each(['ORG_ADMIN', 'ORG_MANAGER'] as const)('%s does not change themselves', async (role) => {
    const actor = await member(role);
    await expectRefused(actor, actor, { role: 'ORG_ADMIN' }, memberRefusals.OWN_MEMBERSHIP);
    const deactivation = await post(actor, `/api/user/${actor.id}/deactivate`, { version: 1 });
    const removal = await post(actor, `/api/user/${actor.id}/remove`, {
      version: 1,
      successorId: null,
      exceptions: [],
    });
    expect([deactivation.status, removal.status]).toEqual([403, 403]);
  });

  test('a manager changes no administrator, makes none, and gives no level above their own', async () => {
    const manager = await member('ORG_MANAGER', 'EDIT');
    const [admin, target] = [await member('ORG_ADMIN'), await member('ORG_VIEWER', 'VIEW')];
    await expectRefused(manager, admin, {}, memberRefusals.HIGHER_ROLE);
    expect((await post(manager, `/api/user/${admin.id}/deactivate`, { version: 1 })).status).toBe(403);
    await expectRefused(manager, target, { role: 'ORG_ADMIN' }, memberRefusals.ROLE_ABOVE);
    const above = { featurePermissions: [{ feature: 'RISK', permission: 'DELETE' }] };
    await expectRefused(manager, target, above, memberRefusals.LEVEL_ABOVE);
    const equal = { role: 'ORG_MANAGER', featurePermissions: [{ feature: 'RISK', permission: 'EDIT' }] };
    expect(await setRights(manager, target, equal)).toMatchObject({
      status: 200,
      body: { data: { ...equal, version: 2 } },
    });
  });

  test('no statement of a request changes the caller’s own membership in the database', async () => {
    const actor = await member('ORG_MANAGER', 'VIEW');
    const raise = server.database.inOrganisation({ organisationId: organisation.id, userId: actor.id }, () =>
      db.execute(sql`select change_member(${actor.id}, 1, 'ORG_ADMIN', '[]')`),
    );
    await expect(raise).rejects.toMatchObject({ cause: { message: 'Nobody changes their own membership.' } });
  });

  test('a member of another organisation is unknown', async () => {
    const foreign = await addOrganisation(server);
    const stranger = await addPerson(server, { in: [{ organisation: foreign, role: 'ORG_VIEWER' }] });
    expect((await setRights(await member('ORG_ADMIN'), stranger, {})).status).toBe(404);
  });
});

test('a demotion bites on the next request, and is logged with both', async () => {
  const [admin, target] = [await member('ORG_ADMIN'), await member('ORG_MANAGER')];
  expect((await target.call('/api/policy')).status).toBe(200);
  expect((await setRights(admin, target, {})).status).toBe(200);
  expect((await target.call('/api/policy')).status).toBe(403);
  expect((await target.call('/api/risk')).status).toBe(200);
  const logged = await admin.call(`/api/activities/all-users?entityType=member&actorId=${admin.id}`);
  expect(at(logged.body, 'data.data')).toMatchObject([
    {
      changes: [
        { field: 'role', old: 'Manager', new: 'Viewer' },
        { field: 'rights', new: 'Risks: View' },
      ],
    },
  ]);
  expect(await setRights(admin, target, { role: 'ORG_AUDITOR' })).toMatchObject({
    status: 409,
    body: { current: { role: 'ORG_VIEWER', version: 2 } },
  });
});

test('the last administrator stays', async () => {
  const own = await addOrganisation(server);
  const inOwn = (role: 'ORG_ADMIN' | 'ORG_MANAGER') =>
    addPerson(server, { in: [{ organisation: own, role, level: 'DELETE' }] });
  const [one, two] = [await inOwn('ORG_ADMIN'), await inOwn('ORG_ADMIN')];
  const step = (actor: Person, { id }: Person) => post(actor, `/api/user/${id}/deactivate`, { version: 1 });
  const both = await Promise.all([step(one, two), step(two, one)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(personRefusals.LAST_ORG_ADMIN).toContain('last administrator');
});

test('a deactivated member has no access, is offered nowhere, and gets back what they had', async () => {
  const [admin, target] = [await member('ORG_ADMIN'), await member('ORG_ASSESSOR', 'EDIT')];
  const before = await standing(target);
  expect(await post(admin, `/api/user/${target.id}/deactivate`, { version: 1 })).toMatchObject({
    status: 200,
    body: { data: { state: 'DEACTIVATED', role: 'ORG_ASSESSOR', version: 2 } },
  });
  expect((await target.call('/api/risk')).status).toBe(403);
  const options = await admin.call('/api/user/options?search=Person');
  expect(JSON.stringify(options.body)).not.toContain(target.id);
  const owned = await post(admin, '/api/risk', { title: 'A risk', ownerId: target.id });
  expect(owned).toMatchObject({ status: 400, body: { errors: [{ field: 'ownerId' }] } });
  expect((await post(admin, `/api/user/${target.id}/reactivate`, { version: 2 })).status).toBe(200);
  const { rights } = await standing(target);
  expect(rights.toSorted((one, other) => one.feature.localeCompare(other.feature))).toEqual(
    before.rights.toSorted((one, other) => one.feature.localeCompare(other.feature)),
  );
  expect((await target.call('/api/risk')).status).toBe(200);
});

test('who leaves hands over everything to their successor, but what that person may not see or approves', async () => {
  const [admin, leaver, successor] = [
    await member('ORG_ADMIN'),
    await member('ORG_MANAGER'),
    await member('ORG_ASSESSOR'),
  ];
  const create = async (path: string, body: object) => textAt((await post(admin, path, body)).body, 'data.id');
  const risk = await create('/api/risk', { title: 'Handed over', ownerId: leaver.id });
  const action = await post(admin, `/api/risk/${risk}/treatment-actions`, { title: 'Part', ownerId: leaver.id });
  expect(action.status).toBe(201);
  const policy = await create('/api/policy', { title: 'Hidden from assessors', ownerId: leaver.id });

  const asked = await admin.call(`/api/user/${leaver.id}/responsibilities?successorId=${successor.id}`);
  expect(asked.body).toMatchObject({
    data: { total: 3, questions: [{ record: { id: policy }, field: 'ownerId', problem: 'MAY_NOT_VIEW' }] },
  });
  const remove = (exceptions: object[]) =>
    post(admin, `/api/user/${leaver.id}/remove`, { version: 1, successorId: successor.id, exceptions });
  expect(await remove([])).toMatchObject({
    status: 400,
    body: { errors: [{ field: `exceptions/${policy}/ownerId` }] },
  });
  expect((await remove([{ recordId: policy, field: 'ownerId', successorId: admin.id }])).status).toBe(200);

  expect((await leaver.call('/api/risk')).status).toBe(403);
  expect(at((await admin.call(`/api/risk/${risk}`)).body, 'data.owner.id')).toBe(successor.id);
  expect(at((await admin.call(`/api/policy/${policy}`)).body, 'data.owner.id')).toBe(admin.id);
  expect(at((await admin.call('/api/user/former-owners')).body, 'data')).toEqual([]);
  const members = await server.database.platform
    .select()
    .from(membership)
    .where(and(eq(membership.userId, leaver.id), eq(membership.organisationId, organisation.id)));
  expect(members).toEqual([]);
});

test('what deactivated people own is listed, and handed over in one step', async () => {
  const [admin, leaver, successor] = [
    await member('ORG_ADMIN'),
    await member('ORG_MANAGER'),
    await member('ORG_MANAGER'),
  ];
  const created = await post(admin, '/api/risk', { title: 'Left behind', ownerId: leaver.id });
  await post(admin, `/api/user/${leaver.id}/deactivate`, { version: 1 });
  const listed = await admin.call('/api/user/former-owners');
  expect(at(listed.body, 'data')).toMatchObject([{ id: leaver.id, state: 'DEACTIVATED', owned: 1 }]);
  const done = await post(admin, `/api/user/${leaver.id}/hand-over`, { successorId: successor.id, exceptions: [] });
  expect(done.status).toBe(200);
  const risk = await admin.call(`/api/risk/${textAt(created.body, 'data.id')}`);
  expect(at(risk.body, 'data.owner.id')).toBe(successor.id);
});

test('a record that another one names counts once, as a record of its own register', async () => {
  const [admin, leaver] = [await member('ORG_ADMIN'), await member('ORG_MANAGER')];
  const project = textAt((await post(admin, '/api/project', { title: 'Move of the quay' })).body, 'data.id');
  const task = { title: 'Pack', ownerId: leaver.id, projectId: project };
  expect((await post(admin, '/api/task', task)).status).toBe(201);
  expect((await admin.call(`/api/user/${leaver.id}/responsibilities`)).body).toMatchObject({
    data: { total: 1, first: [{ kind: 'task', field: 'ownerId' }] },
  });
});

test('what is closed keeps who left, and the person who hands over is told so', async () => {
  const [admin, leaver, successor] = [
    await member('ORG_ADMIN'),
    await member('ORG_MANAGER'),
    await member('ORG_MANAGER'),
  ];
  const create = async (path: string) =>
    textAt((await post(admin, path, { title: 'Left behind', ownerId: leaver.id })).body, 'data.id');
  const risk = await create('/api/risk');
  const change = await create('/api/change-management-process');
  const cancelled = { version: 1, action: 'CANCEL', reason: 'Not needed' };
  expect((await post(admin, `/api/change-management-process/${change}/status`, cancelled)).status).toBe(200);
  const handOver = { successorId: successor.id, exceptions: [] };
  expect(await post(admin, `/api/user/${leaver.id}/remove`, { version: 1, ...handOver })).toMatchObject({
    status: 200,
    body: { data: { left: 1, first: [{ id: change, title: 'Left behind' }] } },
  });
  expect(at((await admin.call(`/api/risk/${risk}`)).body, 'data.owner.id')).toBe(successor.id);
  expect(await post(admin, `/api/user/${leaver.id}/hand-over`, handOver)).toMatchObject({
    body: { data: { left: 1 } },
  });
});

test('says why a member can or cannot see a record, by the table that is enforced', async () => {
  const [admin, assessor] = [await member('ORG_ADMIN'), await member('ORG_ASSESSOR')];
  const refOf = async (path: string) => textAt((await post(admin, path, { title: 'Explained' })).body, 'data.ref');
  const explain = async (ref: string) => (await admin.call(`/api/user/${assessor.id}/access?ref=${ref}`)).body;
  expect(await explain(await refOf('/api/risk'))).toMatchObject({ data: { allowed: true } });
  expect(await explain(await refOf('/api/policy'))).toMatchObject({
    data: {
      allowed: false,
      reasons: expect.arrayContaining([
        { met: false, text: 'Their role, Assessor, may not open policies. That is for Org Admin, Manager.' },
      ]),
    },
  });
});

test('lists members with their second factor and when they were last here', async () => {
  const admin = await member('ORG_ADMIN');
  await admin.call('/api/risk');
  const list = await admin.call(`/api/user?search=${admin.email}`);
  expect(at(list.body, 'data.data')).toMatchObject([
    { id: admin.id, role: 'ORG_ADMIN', state: 'ACTIVE', secondFactor: false, lastActiveAt: expect.any(String) },
  ]);
});

test('lists one member alone, and none for someone who is none', async () => {
  const [admin, other] = [await member('ORG_ADMIN'), await member('ORG_VIEWER')];
  const alone = await admin.call(`/api/user?id=${other.id}`);
  expect(at(alone.body, 'data')).toMatchObject({ data: [{ id: other.id }], pagination: { total: 1 } });
  expect(at((await admin.call(`/api/user?id=${randomUUID()}`)).body, 'data')).toMatchObject({ data: [] });
});
