import { describe, expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import type { Place } from '#tests/contract/place.ts';
import { create, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import { addPlaybook, monthly, newTask, recur, statusNamed } from '#tests/contract/task-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const call = (place: Place, path: string, body?: Body) =>
  place.owner.call(`/api/${path}`, {
    organisation: place.organisation.id,
    ...(body !== undefined && { method: 'POST', body }),
  });

const act = async (place: Place, id: string, action: string, reason = '') => {
  const { body } = await call(place, `task/${id}`);
  return call(place, `task/${id}/status`, { version: at(body, 'data.version'), action, reason });
};

const change = (place: Place, { id, version }: Stored, body: Body) =>
  place.owner.call(`/api/task/${id}`, {
    method: 'PATCH',
    body: { version, ...body },
    organisation: place.organisation.id,
  });

const today = () => new Date().toISOString().slice(0, 10);

const daysAgo = (days: number) => daysAfter(today(), -days);

const yearsAgo = (years: number) =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4)}`.replace('02-29', '02-28');

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

describe('recurring tasks', () => {
  test('a yearly one proves two years: done late, missed, and open for the next', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    const anchor = yearsAgo(2).replace(/-\d\d$/u, '-01');
    await recur(harbour, task, monthly(anchor, { every: 'YEARLY' }));
    const { body } = await act(harbour, task.id, 'COMPLETE');
    const next = at(body, 'data.dueOn');
    expect(body).toMatchObject({ data: { state: 'TODO', completedAt: null } });
    expect(String(next) > today()).toBe(true);
    const occurrences = await call(harbour, `task/${task.id}/occurrences`);
    expect(at(occurrences.body, 'data.data')).toMatchObject([
      { number: 3, outcome: 'MISSED' },
      { number: 2, outcome: 'MISSED' },
      { number: 1, outcome: 'LATE', dueOn: anchor },
    ]);
  });

  test('one that ends is done with its last date', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31', { count: 2 }));
    const first = await act(harbour, task.id, 'COMPLETE');
    expect(first.body).toMatchObject({ data: { state: 'TODO', dueOn: '2099-02-28', occurrence: 2 } });
    const last = await act(harbour, task.id, 'COMPLETE');
    expect(last.body).toMatchObject({ data: { state: 'DONE', dueOn: '2099-02-28' } });
  });

  test('a daily one that was left for a year has every day of it, and all are counted', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly(yearsAgo(1), { every: 'DAILY' }));
    const effect = await call(harbour, `task/${task.id}/completion-effect`);
    const missed = Number(at(effect.body, 'data.missedCount'));
    expect(missed).toBeGreaterThan(360);
    const { body } = await act(harbour, task.id, 'COMPLETE');
    expect(body).toMatchObject({ data: { occurrence: missed + 2 } });
    const occurrences = await call(harbour, `task/${task.id}/occurrences`);
    expect(at(occurrences.body, 'data')).toMatchObject({
      more: missed + 1 - 200,
      counts: [
        { outcome: 'LATE', count: 1 },
        { outcome: 'MISSED', count: missed },
      ],
    });
    expect(at(occurrences.body, 'data.data.0')).toMatchObject({ outcome: 'MISSED', number: missed + 1 });
  });

  test('an occurrence is skipped with a reason', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31'));
    const skipped = await call(harbour, `task/${task.id}/skip`, { version: 2, reason: 'The site was closed' });
    expect(skipped.body).toMatchObject({ data: { dueOn: '2099-02-28', occurrence: 2 } });
    const { body } = await call(harbour, `task/${task.id}/occurrences`);
    expect(at(body, 'data.data')).toMatchObject([{ outcome: 'SKIPPED', reason: 'The site was closed' }]);
  });

  test('another rule leaves what has passed, and its dates come after it', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31'));
    await act(harbour, task.id, 'COMPLETE');
    const changed = await recur(harbour, { ...task, version: 3 }, monthly('2098-12-15'));
    expect(changed.body).toMatchObject({ data: { dueOn: '2099-02-15', occurrence: 2 } });
  });

  test('a rule that contradicts itself is refused by its field', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    const refused = await recur(harbour, task, monthly('2099-01-31', { weekdays: [1] }));
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'recurrence/weekdays' }] } });
    const noDay = await recur(harbour, task, monthly('2099-01-31', { day: 'WEEKDAY' }));
    expect(noDay.body).toMatchObject({ errors: [{ field: 'recurrence/nth' }, { field: 'recurrence/weekday' }] });
  });

  test('the day of a recurring task follows from its rule', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31'));
    const refused = await change(harbour, { ...task, version: 2 }, { dueOn: '2099-02-01' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'dueOn' }] } });
  });

  test('periods that have passed and are not done are listed and counted before the task is completed', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly(daysAgo(5), { every: 'DAILY' }));
    const { body } = await call(harbour, `task/${task.id}/occurrences`);
    expect(body).toMatchObject({ data: { data: [], counts: [], passedCount: 5 } });
    expect(at(body, 'data.passed')).toMatchObject(
      [1, 2, 3, 4, 5].map((days) => ({ number: 6 - days, coversFrom: daysAgo(days), dueOn: daysAgo(days) })),
    );
    const { id: recordId } = await create(harbour, 'OwnControls', { title: unique() });
    await call(harbour, `records/${recordId}/links`, { otherId: task.id, type: 'relates' });
    expect((await call(harbour, `records/${recordId}/tasks`)).body).toMatchObject({ data: [{ passedPeriods: 5 }] });
    await act(harbour, task.id, 'COMPLETE');
    expect((await call(harbour, `task/${task.id}/occurrences`)).body).toMatchObject({
      data: { passed: [], passedCount: 0, more: 0 },
    });
    const notYet = await newTask(harbour);
    await recur(harbour, notYet, monthly(today(), { every: 'DAILY' }));
    expect((await call(harbour, `task/${notYet.id}/occurrences`)).body).toMatchObject({ data: { passedCount: 0 } });
  });

  test('one that is to be repeated so often after completion counts from where its rule began', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31'));
    for (const _ of [1, 2, 3]) await act(harbour, task.id, 'COMPLETE');
    const thrice = monthly('2099-01-31', { basis: 'COMPLETION', count: 3 });
    expect((await recur(harbour, { ...task, version: 5 }, thrice)).status).toBe(200);
    const first = await act(harbour, task.id, 'COMPLETE');
    expect(first.body).toMatchObject({ data: { state: 'TODO', occurrence: 5 } });
    // Stored again unchanged, it goes on.
    await recur(harbour, { ...task, version: 7 }, thrice);
    const second = await act(harbour, task.id, 'COMPLETE');
    expect(second.body).toMatchObject({ data: { state: 'TODO', occurrence: 6 } });
    const last = await act(harbour, task.id, 'COMPLETE');
    expect(last.body).toMatchObject({ data: { state: 'DONE', occurrence: 6 } });
  });

  test('the dates that are shown of a task follow what has ended, and after completion only the first is known', async () => {
    const { harbour, meridian } = places();
    const task = await newTask(harbour);
    const recurrence = monthly('2099-01-31');
    await recur(harbour, task, recurrence);
    await act(harbour, task.id, 'COMPLETE');
    const datesOf = async (given: Body, place = harbour) =>
      at((await call(place, 'task-dates', { recurrence, ...given })).body, 'data.dates');
    expect(await datesOf({ taskId: task.id })).toEqual([
      '2099-02-28',
      '2099-03-31',
      '2099-04-30',
      '2099-05-31',
      '2099-06-30',
    ]);
    const after = { recurrence: { ...recurrence, basis: 'COMPLETION' } };
    expect(await datesOf(after)).toEqual(['2099-01-31']);
    expect((await call(meridian, 'task-dates', { recurrence, taskId: task.id })).status).toBe(404);
  });

  test('the next five dates are shown before a rule is stored', async () => {
    const { harbour } = places();
    const { body } = await call(harbour, 'task-dates', { recurrence: monthly('2027-01-31') });
    expect(at(body, 'data.dates')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });
});

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
