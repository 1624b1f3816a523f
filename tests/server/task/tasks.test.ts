import { describe, expect, test } from 'vitest';

import { create, unique } from '#tests/contract/samples.ts';
import { newTask, statusNamed } from '#tests/contract/task-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';

import { act, call, change } from './calls.ts';

const places = useLawPlaces();

describe('tasks', () => {
  test('begin with the first status that means to do', async () => {
    const { harbour } = places();
    const { body } = await call(harbour, `task/${(await newTask(harbour)).id}`);
    expect(body).toMatchObject({ data: { state: 'TODO', status: { name: 'To do' }, occurrence: 1 } });
  });

  test('do not wait for themselves, directly or through others', async () => {
    const { harbour } = places();
    const one = await newTask(harbour);
    const two = await newTask(harbour, { predecessorIds: [one.id] });
    const three = await newTask(harbour, { predecessorIds: [two.id] });
    for (const id of [one.id, two.id, three.id]) {
      const refused = await change(harbour, one, { predecessorIds: [id] });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'predecessorIds' }] } });
    }
  });

  test('do not start after their day', async () => {
    const { harbour } = places();
    const refused = await change(harbour, await newTask(harbour, { dueOn: '2027-01-31' }), { startsOn: '2027-02-01' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'dueOn' }] } });
  });

  test('are completed after those that they wait for', async () => {
    const { harbour } = places();
    const first = await newTask(harbour);
    const { id } = await newTask(harbour, { predecessorIds: [first.id] });
    expect(await act(harbour, id, 'COMPLETE')).toMatchObject({ status: 400, body: { errors: [{ field: 'action' }] } });
    await act(harbour, first.id, 'COMPLETE');
    expect(await act(harbour, id, 'COMPLETE')).toMatchObject({ status: 200, body: { data: { state: 'DONE' } } });
  });

  test('that need evidence are completed once they are linked to some', async () => {
    const { harbour } = places();
    const { id } = await newTask(harbour, { evidenceRequired: true });
    expect((await act(harbour, id, 'COMPLETE')).status).toBe(400);
    const { id: otherId } = await create(harbour, 'EvidenceRegister', { title: unique() });
    await call(harbour, `records/${id}/links`, { otherId, type: 'relates' });
    expect((await act(harbour, id, 'COMPLETE')).status).toBe(200);
  });

  test('get no status by a change that would end them or take them up again', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    const refused = await change(harbour, task, { statusId: await statusNamed(harbour, 'Done') });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'statusId' }] } });
    await act(harbour, task.id, 'COMPLETE');
    const again = await change(harbour, { ...task, version: 2 }, { statusId: await statusNamed(harbour, 'To do') });
    expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'statusId' }] } });
  });

  test('mean what their status means from then on, but are not completed by that', async () => {
    const { meridian } = places();
    const status = await create(meridian, 'TaskStatuses', { name: unique() });
    const { id } = await newTask(meridian, { statusId: status.id });
    const mean = (version: number, category: string) =>
      meridian.owner.call(`/api/task-status/${status.id}`, {
        method: 'PATCH',
        body: { version, category },
        organisation: meridian.organisation.id,
      });
    expect(await mean(1, 'DONE')).toMatchObject({ status: 409, body: { errors: [{ field: 'category' }] } });
    expect((await mean(1, 'IN_PROGRESS')).status).toBe(200);
    expect(await call(meridian, `task/${id}`)).toMatchObject({ body: { data: { state: 'IN_PROGRESS' } } });
    const unused = await create(meridian, 'TaskStatuses', { name: unique() });
    const done = await meridian.owner.call(`/api/task-status/${unused.id}`, {
      method: 'PATCH',
      body: { version: 1, category: 'DONE' },
      organisation: meridian.organisation.id,
    });
    expect(done.status).toBe(200);
  });
});
