import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import type { Place } from '#tests/contract/place.ts';
import { create, unique, type Body } from '#tests/contract/samples.ts';
import { newTask, playbookItem, playbookOf } from '#tests/contract/task-fixtures.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { read } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const call = ({ owner, organisation }: Place, path: string, body?: Body, method = 'POST') =>
  owner.call(`/api/${path}`, { organisation: organisation.id, ...(body !== undefined && { method, body }) });

const message = 'Choose a member of the organisation who may see tasks';
const refusedAt = (field: string) => ({ status: 400, body: { errors: [{ field, message }] } });

const attach = (person: Person, { organisation }: Place, id: string) =>
  person.call(`/api/records/${id}/attachments?name=proof.txt`, {
    method: 'POST',
    raw: 'The list was reviewed',
    organisation: organisation.id,
    headers: fileType,
  });

const addViewer = ({ server, organisation }: Place) =>
  addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });

test('those who may see tasks are offered to do them, and nobody else', async () => {
  const { harbour } = places();
  const [viewer, outsider] = [await addViewer(harbour), await addOutsider(harbour, 'Tasks')];
  const offered = await read(harbour.owner, '/api/user/options?able=task');
  const ids = Array.isArray(offered) ? offered.map(({ id }: { id: string }) => id) : [];
  expect(ids).toEqual(expect.arrayContaining([viewer.id, harbour.owner.id]));
  expect(ids).not.toContain(outsider.id);
  expect((await outsider.call('/api/user/options?able=task')).status).toBe(403);
});

test('someone who may not see tasks is given none: on a form, several at once, at a record, by a playbook', async () => {
  const { harbour } = places();
  const { id: ownerId } = await addOutsider(harbour, 'Tasks');
  const title = unique();
  expect(await call(harbour, 'task', { title, ownerId })).toMatchObject(refusedAt('ownerId'));
  const { id, version } = await newTask(harbour);
  expect(await call(harbour, `task/${id}`, { version, ownerId }, 'PATCH')).toMatchObject(refusedAt('ownerId'));
  const several = { records: [{ id, version }], changes: { ownerId } };
  expect(await call(harbour, 'task/change', several)).toMatchObject(refusedAt('changes/ownerId'));
  const { id: recordId } = await create(harbour, 'Incidents', { title: unique() });
  expect(await call(harbour, `records/${recordId}/tasks`, { title, ownerId })).toMatchObject(refusedAt('ownerId'));
  const playbook = playbookOf(harbour, { items: [playbookItem(title, { ownerId })] });
  expect(await call(harbour, 'playbooks', playbook)).toMatchObject(refusedAt('items/0/ownerId'));
});

test('someone who may not see tasks any more keeps theirs, until they are given to someone else', async () => {
  const { harbour } = places();
  const viewer = await addViewer(harbour);
  const { id, version } = await newTask(harbour, { ownerId: viewer.id });
  await harbour.server.database.platform
    .delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, viewer.id), eq(membershipPermission.feature, 'PROJECT')));
  const kept = await call(harbour, `task/${id}`, { version, ownerId: viewer.id, estimate: 3 }, 'PATCH');
  expect(kept).toMatchObject({ status: 200, body: { data: { owner: { id: viewer.id }, estimate: 3 } } });
  await call(harbour, `task/${id}`, { version: version + 1, ownerId: null }, 'PATCH');
  const again = await call(harbour, `task/${id}`, { version: version + 2, ownerId: viewer.id }, 'PATCH');
  expect(again).toMatchObject(refusedAt('ownerId'));
  expect(rowsOf(await call(harbour, `task?ownerId=${viewer.id}`))).toEqual([]);
});

test('who does a task ticks its checklist and attaches the file that it needs, without the right to edit tasks', async () => {
  const { harbour } = places();
  const viewer = await addViewer(harbour);
  const { id } = await newTask(harbour, { ownerId: viewer.id, evidenceRequired: true });
  const item = (await call(harbour, `task/${id}/checklist`, { title: 'Ask the owners' })).body;
  const itemId = String(at(item, 'data.id'));
  const as = (path: string, method: string, body?: Body) =>
    viewer.call(`/api/${path}`, { method, organisation: harbour.organisation.id, ...(body !== undefined && { body }) });
  const ticked = await as(`checklist-item/${itemId}`, 'PATCH', { version: 1, done: true });
  expect(ticked).toMatchObject({ status: 200, body: { data: { done: true } } });
  expect((await attach(viewer, harbour, id)).status).toBe(201);

  // Nothing else of it is theirs to change.
  expect((await as(`checklist-item/${itemId}`, 'PATCH', { version: 2, title: 'Other' })).status).toBe(403);
  expect((await as(`checklist-item/${itemId}?version=2`, 'DELETE')).status).toBe(403);
  expect((await as(`task/${id}/checklist`, 'POST', { title: 'More' })).status).toBe(403);
  expect((await as(`task/${id}`, 'PATCH', { version: 1, title: 'Other' })).status).toBe(403);
  const files = await read(viewer, `/api/records/${id}/attachments`);
  expect((await as(`attachments/${String(at(files, '0.id'))}?version=1`, 'DELETE')).status).toBe(403);

  expect((await as(`task/${id}/status`, 'POST', { version: 1, action: 'COMPLETE' })).status).toBe(200);
  // Of what is done, nothing changes any more.
  expect((await as(`checklist-item/${itemId}`, 'PATCH', { version: 2, done: false })).status).toBe(403);
  expect((await attach(viewer, harbour, id)).status).toBe(403);
});

test('the task of someone else, another record and another organisation stay closed to them', async () => {
  const { harbour, meridian } = places();
  const viewer = await addViewer(harbour);
  const { id } = await newTask(harbour);
  const itemId = String(at((await call(harbour, `task/${id}/checklist`, { title: 'Ask' })).body, 'data.id'));
  const tick = (person: Person, organisation: Place['organisation']) =>
    person.call(`/api/checklist-item/${itemId}`, {
      method: 'PATCH',
      body: { version: 1, done: true },
      organisation: organisation.id,
    });
  expect((await tick(viewer, harbour.organisation)).status).toBe(403);
  expect((await attach(viewer, harbour, id)).status).toBe(403);
  const { id: projectId } = await create(harbour, 'Projects', { title: unique(), ownerId: viewer.id });
  expect((await attach(viewer, harbour, projectId)).status).toBe(403);
  expect((await tick(meridian.owner, meridian.organisation)).status).toBe(404);
  expect((await attach(meridian.owner, meridian, id)).status).toBe(404);
});
