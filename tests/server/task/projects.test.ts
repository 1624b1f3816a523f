import { describe, expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { create, unique } from '#tests/contract/samples.ts';
import { addPlaybook, newTask, statusNamed } from '#tests/contract/task-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

import { act, call, change } from './calls.ts';

const places = useLawPlaces();

describe('projects', () => {
  test('progress and health follow from their tasks (work.md A6)', async () => {
    const { harbour } = places();
    const { id: projectId } = await create(harbour, 'Projects', { title: unique() });
    const done = await newTask(harbour, { projectId, estimate: 8 });
    await newTask(harbour, { projectId, estimate: 4 });
    await newTask(harbour, { projectId });
    const cancelled = await newTask(harbour, { projectId, estimate: 3 });
    expect((await call(harbour, `project/${projectId}`)).body).toMatchObject({ data: { progress: 0, openTasks: 4 } });
    await act(harbour, done.id, 'COMPLETE');
    await act(harbour, cancelled.id, 'CANCEL', 'Not needed');
    const { body } = await call(harbour, `project/${projectId}`);
    expect(body).toMatchObject({ data: { progress: 62, health: 'ON_TRACK', openTasks: 2, doneTasks: 1 } });
    await newTask(harbour, { projectId, dueOn: '2020-01-31' });
    expect((await call(harbour, `project/${projectId}`)).body).toMatchObject({
      data: { health: 'AT_RISK', healthReason: 'OVERDUE' },
    });
  });

  test('one is completed once none of its tasks is open', async () => {
    const { harbour } = places();
    const { id } = await create(harbour, 'Projects', { title: unique() });
    const task = await newTask(harbour, { projectId: id });
    await call(harbour, `project/${id}/status`, { version: 1, action: 'START' });
    const refused = await call(harbour, `project/${id}/status`, { version: 2, action: 'COMPLETE' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ message: '1 task is still open' }] } });
    await act(harbour, task.id, 'COMPLETE');
    expect((await call(harbour, `project/${id}/status`, { version: 2, action: 'COMPLETE' })).status).toBe(200);
  });

  const closed = async (place: Place, action: 'CANCEL' | 'COMPLETE') => {
    const { id } = await create(place, 'Projects', { title: unique() });
    if (action === 'COMPLETE') await call(place, `project/${id}/status`, { version: 1, action: 'START' });
    const task = await newTask(place, { projectId: id });
    await act(place, task.id, 'COMPLETE');
    const version = action === 'COMPLETE' ? 2 : 1;
    const ended = await call(place, `project/${id}/status`, { version, action, reason: 'Over' });
    expect(ended.status).toBe(200);
    return { id, task };
  };

  test.each(['COMPLETE', 'CANCEL'] as const)('one that is over (%s) gets no open task, by any way', async (action) => {
    const { harbour } = places();
    const { id: projectId, task } = await closed(harbour, action);
    const refusedAt = (field: string) => ({
      status: 409,
      body: { errors: [{ field, message: 'Reopen the project first' }] },
    });
    expect(await call(harbour, 'task', { title: unique(), projectId })).toMatchObject(refusedAt('projectId'));
    expect(await call(harbour, `records/${projectId}/tasks`, { title: unique() })).toMatchObject(
      refusedAt('projectId'),
    );
    const { id: playbookId } = await addPlaybook(harbour);
    const started = await call(harbour, `records/${projectId}/playbooks`, { playbookId });
    expect(started).toMatchObject(refusedAt('projectId'));
    const elsewhere = await newTask(harbour);
    expect(await change(harbour, elsewhere, { projectId })).toMatchObject({
      ...refusedAt('projectId'),
      body: { ...refusedAt('projectId').body, current: { id: elsewhere.id } },
    });
    expect(await act(harbour, task.id, 'REOPEN')).toMatchObject(refusedAt('action'));
    const statusId = await statusNamed(harbour, 'To do');
    const moved = await call(harbour, `task/${task.id}/move`, { statusId, beforeId: null, afterId: null });
    expect(moved).toMatchObject(refusedAt('statusId'));
    // What it is about can still be corrected.
    expect((await change(harbour, { ...task, version: 2 }, { estimate: 3 })).status).toBe(200);
    const { body } = await call(harbour, `project/${projectId}`);
    await call(harbour, `project/${projectId}/status`, { version: at(body, 'data.version'), action: 'REOPEN' });
    expect((await call(harbour, 'task', { title: unique(), projectId })).status).toBe(201);
  });

  test('an open task that was removed comes back only to a project that is open', async () => {
    const { harbour } = places();
    const { id: projectId } = await create(harbour, 'Projects', { title: unique() });
    const { id } = await newTask(harbour, { projectId });
    const removed = await harbour.owner.call(`/api/task/${id}?version=1`, {
      method: 'DELETE',
      organisation: harbour.organisation.id,
    });
    expect(removed.status).toBe(200);
    await call(harbour, `project/${projectId}/status`, { version: 1, action: 'CANCEL', reason: 'Over' });
    const restore = () => call(harbour, `task/${id}/restore`, { version: 2 });
    expect(await restore()).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'projectId', message: 'Reopen the project first' }] },
    });
    await call(harbour, `project/${projectId}/status`, { version: 2, action: 'REOPEN' });
    expect((await restore()).status).toBe(200);
  });

  test('one is not completed at the moment at which it gets a task', async () => {
    const { harbour } = places();
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const { id } = await create(harbour, 'Projects', { title: unique() });
      await call(harbour, `project/${id}/status`, { version: 1, action: 'START' });
      const [ended, added] = await Promise.all([
        call(harbour, `project/${id}/status`, { version: 2, action: 'COMPLETE' }),
        call(harbour, 'task', { title: unique(), projectId: id }),
      ]);
      expect([ended.status, added.status]).toEqual(ended.status === 200 ? [200, 409] : [400, 201]);
    }
  });
});
