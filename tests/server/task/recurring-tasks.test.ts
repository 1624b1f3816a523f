import { describe, expect, test } from 'vitest';

import { create, unique, type Body } from '#tests/contract/samples.ts';
import { monthly, newTask, recur } from '#tests/contract/task-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

import { act, call, change, daysAgo, today } from './calls.ts';

const places = useLawPlaces();

const yearsAgo = (years: number) =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4)}`.replace('02-29', '02-28');

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
    expect(await call(meridian, 'task-dates', { recurrence, taskId: task.id })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'taskId' }] },
    });
  });

  test('the next five dates are shown before a rule is stored', async () => {
    const { harbour } = places();
    const { body } = await call(harbour, 'task-dates', { recurrence: monthly('2027-01-31') });
    expect(at(body, 'data.dates')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });
});
