import { describe, expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { create, createPlain, unique, type Body } from '#tests/contract/samples.ts';
import { addPlaybook, monthly, newTask, playbookItem, playbookOf, recur } from '#tests/contract/task-fixtures.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const call = ({ owner, organisation }: Place, path: string, body?: Body) =>
  owner.call(`/api/${path}`, {
    organisation: organisation.id,
    ...(body !== undefined && { method: 'POST', body }),
  });

describe('the tasks of a record', () => {
  test('are created in one step, linked to it, and counted', async () => {
    const { harbour } = places();
    const { id } = await createPlain(harbour, 'Incidents');
    const created = await call(harbour, `records/${id}/tasks`, {
      title: 'Block the sender',
      ownerId: harbour.owner.id,
      dueOn: '2027-01-31',
    });
    expect(created).toMatchObject({ status: 201, body: { data: { title: 'Block the sender', dueOn: '2027-01-31' } } });
    const taskId = at(created.body, 'data.id');
    expect(rowsOf(await call(harbour, `records/${id}/tasks`))).toMatchObject([{ id: taskId, state: 'TODO' }]);
    expect(rowsOf(await call(harbour, `records/${String(taskId)}/links`))).toMatchObject([{ other: { id } }]);
    expect(at((await call(harbour, `records/${id}/summary`)).body, 'data.tasks')).toBe(1);
  });

  test('of a project are all of its tasks, and new ones belong to it', async () => {
    const { harbour } = places();
    const { id: projectId } = await createPlain(harbour, 'Projects');
    const planned = { title: unique() };
    await newTask(harbour, { ...planned, projectId });
    const added = await call(harbour, `records/${projectId}/tasks`, { title: 'Order the seals' });
    expect(added.status).toBe(201);
    const playbook = await addPlaybook(harbour, { items: [playbookItem('Check the seals')] });
    const started = await call(harbour, `records/${projectId}/playbooks`, { playbookId: playbook.id });
    expect(started.status).toBe(201);
    const titles = rowsOf(await call(harbour, `records/${projectId}/tasks`)).map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set([planned.title, 'Order the seals', 'Check the seals']));
    expect(at((await call(harbour, `records/${projectId}/summary`)).body, 'data.tasks')).toBe(3);
    expect(at((await call(harbour, `project/${projectId}`)).body, 'data.openTasks')).toBe(3);
    expect(rowsOf(await call(harbour, `records/${projectId}/links`))).toEqual([]);
  });

  test('are hidden from those who may not view tasks, and not created at what a person may not view', async () => {
    const { harbour, meridian } = places();
    const { id } = await createPlain(harbour, 'Incidents');
    await call(harbour, `records/${id}/tasks`, { title: unique() });
    const withoutTasks = await addOutsider(harbour, 'Tasks');
    expect(rowsOf(await withoutTasks.call(`/api/records/${id}/tasks`))).toEqual([]);
    const withoutIncidents = await addOutsider(harbour, 'Incidents');
    for (const person of [withoutIncidents, meridian.owner]) {
      const refused = await person.call(`/api/records/${id}/tasks`, { method: 'POST', body: { title: 'Peek' } });
      expect([403, 404]).toContain(refused.status);
    }
  });

  test('do not prove themselves: a task created at evidence still needs some', async () => {
    const { harbour } = places();
    const { id } = await createPlain(harbour, 'EvidenceRegister');
    const taskId = String(at((await call(harbour, `records/${id}/tasks`, { title: unique() })).body, 'data.id'));
    await harbour.owner.call(`/api/task/${taskId}`, {
      method: 'PATCH',
      body: { version: 1, evidenceRequired: true },
      organisation: harbour.organisation.id,
    });
    const refused = await call(harbour, `task/${taskId}/status`, { version: 2, action: 'COMPLETE' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'action' }] } });
  });
});

describe('playbooks', () => {
  test('create their tasks with owners, days and order, relative to the record', async () => {
    const { harbour } = places();
    const { id } = await create(harbour, 'Incidents', {
      title: unique(),
      ownerId: harbour.owner.id,
      occurredAt: '2026-05-01T08:00:00.000Z',
      detectedAt: '2026-05-02T08:00:00.000Z',
    });
    const playbook = await addPlaybook(harbour, {
      items: [
        playbookItem('Contain it', { dueAfter: 4, dueUnit: 'HOURS', dueFrom: 'DETECTED' }),
        playbookItem('Review it', { dueAfter: 14, dueFrom: 'DETECTED', after: [1] }),
      ],
    });
    const started = await call(harbour, `records/${id}/playbooks`, { playbookId: playbook.id });
    expect(started.status).toBe(201);
    const [first, second] = rowsOf(await call(harbour, `records/${id}/tasks`));
    expect([first, second]).toMatchObject([
      { title: 'Contain it', dueOn: '2026-05-02', owner: { id: harbour.owner.id } },
      { title: 'Review it', dueOn: '2026-05-16', owner: { id: harbour.owner.id } },
    ]);
    const { body } = await call(harbour, `task/${String(second?.['id'])}`);
    expect(at(body, 'data.predecessors')).toMatchObject([{ id: first?.['id'] }]);
  });

  test('that are meant for a type of incidents are offered first there', async () => {
    const { harbour } = places();
    const type = await createPlain(harbour, 'IncidentTypes');
    const { id } = await create(harbour, 'Incidents', { title: unique(), typeId: type.id });
    await addPlaybook(harbour, { title: `A ${unique()}` });
    const bound = await addPlaybook(harbour, { title: `Z ${unique()}`, incidentTypeId: type.id });
    const [first, ...others] = rowsOf(await call(harbour, `records/${id}/playbooks`));
    expect(first).toMatchObject({ id: bound.id, isBound: true });
    expect(others.every(({ isBound }) => isBound === false)).toBe(true);
  });

  test('that are meant for other records come last, after those for any', async () => {
    const { harbour } = places();
    const { id } = await createPlain(harbour, 'Incidents');
    const tier = await createPlain(harbour, 'AssessmentTiers');
    const other = await addPlaybook(harbour, { title: `A ${unique()}`, tierId: tier.id });
    const general = await addPlaybook(harbour, { title: `Z ${unique()}` });
    const offered = rowsOf(await call(harbour, `records/${id}/playbooks`)).map((one) => one['id']);
    expect(offered.indexOf(general.id)).toBeLessThan(offered.indexOf(other.id));
  });

  test('name what is wrong with an item', async () => {
    const { harbour } = places();
    const items = [playbookItem('First', { after: [2] }), playbookItem('Second', { ownerId: crypto.randomUUID() })];
    const refused = await call(harbour, 'playbooks', playbookOf(harbour, { items }));
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'items/0/after' }, { field: 'items/1/ownerId' }] },
    });
  });

  test('of another organisation are unknown', async () => {
    const { harbour, meridian } = places();
    const { id } = await addPlaybook(harbour);
    const path = `playbooks/${id}?version=1`;
    const removed = await meridian.owner.call(`/api/${path}`, { method: 'DELETE' });
    expect(removed.status).toBe(404);
    const { id: recordId } = await createPlain(meridian, 'Incidents');
    const started = await call(meridian, `records/${recordId}/playbooks`, { playbookId: id });
    expect(started).toMatchObject({ status: 400, body: { errors: [{ field: 'playbookId' }] } });
  });
});

test('the dates to come of recurring tasks are computed within a span', async () => {
  const { harbour } = places();
  const one = await newTask(harbour);
  await recur(harbour, one, monthly('2027-01-31'));
  const planned = rowsOf(await call(harbour, `task-planned?from=2027-02-01&to=2027-04-30`));
  const days = planned.flatMap((row) => (at(row, 'task.id') === one.id ? [row['dueOn']] : []));
  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
});

test('the dates to come are those of open tasks, and those that are left off are counted', async () => {
  const { meridian } = places();
  const ended = await newTask(meridian);
  await recur(meridian, ended, monthly('2097-01-31'));
  await call(meridian, `task/${ended.id}/status`, { version: 2, action: 'CANCEL', reason: 'Not needed' });
  for (let count = 0; count < 4; count += 1)
    await recur(meridian, await newTask(meridian), monthly('2098-01-01', { every: 'DAILY' }));
  const { body } = await call(meridian, 'task-planned?from=2098-01-02&to=2098-06-30');
  expect(at(body, 'data')).toMatchObject({ more: 100, moreTasks: 0 });
  const none = await call(meridian, 'task-planned?from=2097-01-01&to=2097-12-31');
  expect(at(none.body, 'data')).toEqual({ data: [], more: 0, moreTasks: 0 });
});
