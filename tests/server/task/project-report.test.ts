import { expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { create, unique, type Body } from '#tests/contract/samples.ts';
import { monthly, newTask, recur } from '#tests/contract/task-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const call = (path: string, body?: Body, place: Place = places().harbour) =>
  place.owner.call(`/api/${path}`, {
    organisation: place.organisation.id,
    ...(body !== undefined && { method: 'POST', body }),
  });

const complete = async (id: string) =>
  call(`task/${id}/status`, {
    version: at((await call(`task/${id}`)).body, 'data.version'),
    action: 'COMPLETE',
    reason: '',
  });

test('the report of a project has its health and its tasks, open ones first, with what became of their periods', async () => {
  const { harbour, meridian } = places();
  const title = `Cranes ${unique()}`;
  const { id: projectId } = await create(harbour, 'Projects', { title, description: 'New controllers' });
  const done = await newTask(harbour, { projectId, title: 'Order the parts' });
  const recurring = await newTask(harbour, { projectId, title: '=Review the access' });
  await newTask(harbour, { title: 'Of another project' });
  await recur(harbour, recurring, monthly('2099-01-31'));
  await complete(done.id);
  await complete(recurring.id);
  const path = `project/${projectId}/report`;
  expect((await call(path)).body).toMatchObject({
    data: {
      project: { title, progress: 50, openTasks: 1, doneTasks: 1 },
      totalTasks: 2,
      tasks: [
        {
          id: recurring.id,
          state: 'TODO',
          dueOn: '2099-02-28',
          periods: { done: 1, late: 0, missed: 0, skipped: 0, passed: 0 },
        },
        { id: done.id, state: 'DONE', periods: null },
      ],
    },
  });
  const csv = await call(`${path}/export?format=csv`);
  expect(csv.text).toContain('Reference,Title,Status');
  expect(csv.text).toContain('Order the parts');
  expect(csv.text).toContain('1 done');
  // A cell that begins like a formula is none.
  expect(csv.text).not.toMatch(/,=Review/u);
  expect((await call(`${path}/export?format=xlsx`)).status).toBe(200);
  expect((await call(path, undefined, meridian)).status).toBe(404);
  expect((await call(`${path}/export?format=csv`, undefined, meridian)).status).toBe(404);
});
