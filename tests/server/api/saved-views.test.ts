import { expect, test } from 'vitest';

import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { openPlace, patch, post, read, refusal, type Place } from './place.ts';

const server = shared(startTestServer);

const views = '/api/risk/views';
const overdue = { name: 'Overdue', address: 'sort=dueOn&reviewBy=%222026-11-23%22', columns: ['owner'] };

const memberOf = ({ organisation }: Place, role: 'ORG_MANAGER' | 'ORG_ASSESSOR' | 'ORG_VIEWER') =>
  addPerson(server, { in: [{ organisation, role, level: 'VIEW' }] });

async function save(person: Person, fields: object = {}) {
  const { body } = await post(person, views, { ...overdue, ...fields });
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

async function namesSeenBy(person: Person, path = views) {
  const rows = await read(person, path);
  return Array.isArray(rows) ? rows.map((row) => at(row, 'name')) : rows;
}

const change = (person: Person, id: string, body: object) => patch(person, `/api/risk/${id}/view`, body);
const remove = (person: Person, id: string, version = 1) =>
  person.call(`/api/risk/${id}/view?version=${version}`, { method: 'DELETE' });

test('a view is stored with its fields, sorted by name, for its own register only', async () => {
  const place = await openPlace(server);
  await save(place.owner, { name: 'view 10', columns: null });
  await save(place.owner, { name: 'View 9' });
  expect(await namesSeenBy(place.owner)).toEqual(['View 9', 'view 10']);
  expect(await namesSeenBy(place.owner, '/api/information-asset/views')).toEqual([]);
  expect(await read(place.owner, views)).toMatchObject([
    { ...overdue, name: 'View 9', shared: false, mayChange: true, version: 1, owner: { id: place.owner.id } },
    { columns: null },
  ]);
});

test('a view is private until its owner shares it, and again afterwards', async () => {
  const place = await openPlace(server);
  const viewer = await memberOf(place, 'ORG_VIEWER');
  const { id, version } = await save(place.owner);
  expect(await namesSeenBy(viewer)).toEqual([]);
  expect((await change(viewer, id, { version, name: 'Mine' })).status).toBe(404);
  expect((await remove(viewer, id)).status).toBe(404);
  await change(place.owner, id, { version, shared: true });
  expect(await read(viewer, views)).toMatchObject([{ id, shared: true, mayChange: false }]);
  expect((await change(viewer, id, { version: 2, name: 'Mine' })).status).toBe(403);
  expect((await remove(viewer, id, 2)).status).toBe(403);
  await change(place.owner, id, { version: 2, shared: false });
  expect(await namesSeenBy(viewer)).toEqual([]);
});

test('another administrator or manager may change and delete a shared view, but not make it private', async () => {
  const place = await openPlace(server);
  const manager = await memberOf(place, 'ORG_MANAGER');
  const { id } = await save(place.owner, { shared: true });
  const changed = await change(manager, id, { version: 1, name: 'Overdue risks' });
  expect(at(changed.body, 'data')).toMatchObject({ name: 'Overdue risks', version: 2, owner: { id: place.owner.id } });
  const hidden = await change(manager, id, { version: 2, shared: false });
  expect(hidden.body).toEqual(refusal({ field: 'shared', message: 'Only its owner can stop sharing this view' }));
  expect((await remove(manager, id)).status).toBe(409);
  expect((await remove(manager, id, 2)).status).toBe(200);
  expect(await namesSeenBy(place.owner)).toEqual([]);
});

test('only administrators and managers may share', async () => {
  const place = await openPlace(server);
  const assessor = await memberOf(place, 'ORG_ASSESSOR');
  const message = 'Only administrators and managers can share a view';
  const added = await post(assessor, views, { ...overdue, shared: true });
  expect(added.body).toEqual(refusal({ field: 'shared', message }));
  const { id, version } = await save(assessor);
  const changed = await change(assessor, id, { version, shared: true });
  expect(changed.body).toEqual(refusal({ field: 'shared', message }));
});

test('a change is refused if the view has been changed since', async () => {
  const { owner } = await openPlace(server);
  const { id, version } = await save(owner);
  await change(owner, id, { version, name: 'First' });
  const second = await change(owner, id, { version, name: 'Second' });
  expect(second.status).toBe(409);
  expect(at(second.body, 'current')).toMatchObject({ name: 'First', version: 2 });
});

test('a shared view is unknown to another organisation', async () => {
  const [place, other] = [await openPlace(server), await openPlace(server)];
  const { id, version } = await save(place.owner, { shared: true });
  expect(await namesSeenBy(other.owner)).toEqual([]);
  expect((await change(other.owner, id, { version, name: 'Mine' })).status).toBe(404);
  expect((await remove(other.owner, id)).status).toBe(404);
  expect(await namesSeenBy(place.owner)).toEqual(['Overdue']);
});

test('a person keeps at most 50 views of a register', async () => {
  const place = await openPlace(server);
  await asOwner(
    server,
    `insert into saved_view (organisation_id, owner_id, kind, name, shared, address)
     select $1, $2, 'risk', 'View ' || n, false, '' from generate_series(1, 49) as n`,
    [place.organisation.id, place.owner.id],
  );
  await save(place.owner);
  const answer = await post(place.owner, views, overdue);
  const message = 'You have 50 saved views. Delete one of them first';
  expect(answer.body).toEqual(refusal({ field: 'name', message }));
  expect((await post(place.owner, '/api/information-asset/views', overdue)).status).toBe(201);
  await save(await memberOf(place, 'ORG_VIEWER'));
});
