import { expect, test } from 'vitest';

import { useMatrixEditing } from '#src/features/risk-matrix/useMatrixEditing.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const level = (name: string, score: number) => ({ id: name, name, score, colour: null });

const matrixAt = (version: number, highest: number) => ({
  version,
  likelihoods: [level('Rare', 1), level('Likely', highest)],
  impacts: [level('Minor', 1), level('Severe', 2)],
  bands: [{ id: 'low', name: 'Low', minimumScore: 1, reviewMonths: 12, colour: null }],
});

const [read, preview, apply] = ['GET /risk-matrix', 'POST /risk-matrix/preview', 'POST /risk-matrix/apply'];

async function open() {
  const app = testApp();
  const stale = watchQueries(app.queryClient, [['risk', 'list', {}], ['unrelated']]);
  app.server.answer(read, matrixAt(1, 2));
  app.server.answer(preview, { risks: 0, totals: [], moves: [], changes: [], reopened: 0 });
  const hook = await renderHook(app, useMatrixEditing, 'twice');
  await settle();
  const state = () => hook.result.getSnapshot().value;
  const edit = () =>
    doing(() => {
      hook.result.send({
        type: 'matrix.edited',
        edit: { type: 'level.changed', axis: 'likelihoods', index: 1, changes: { score: 5 } },
      });
      hook.result.send({ type: 'preview.requested' });
    });
  const confirm = () => doing(() => hook.result.send({ type: 'changes.confirmed' }));
  return { ...app, hook, stale, state, edit, confirm };
}

test('a matrix is read, previewed and replaced, which is said once, and the risks are fetched again', async () => {
  const { server, hook, stale, state, edit, confirm } = await open();
  expect(state()).toBe('editing');
  await edit();
  expect(state()).toBe('reviewing');
  expect(toasts).toEqual([]);
  server.answer(apply, matrixAt(2, 5));
  await confirm();
  const { version, ...parts } = matrixAt(1, 5);
  expect(server.requests.filter(({ body }) => body !== undefined)).toMatchObject([
    { call: preview, body: { version, ...parts } },
    { call: apply, body: { version, ...parts } },
  ]);
  expect(hook.result.getSnapshot()).toMatchObject({ value: 'editing', context: { stored: matrixAt(2, 5) } });
  expect(toasts).toMatchObject([{ tone: 'success', title: 'Risk matrix updated' }]);
  expect(stale()).toEqual([['risk', 'list', {}]]);
});

test('a matrix that could not be replaced is not announced', async () => {
  const { server, hook, stale, state, edit, confirm } = await open();
  await edit();
  server.refuse(apply, 400, { message: 'A band is missing' });
  await confirm();
  expect(state()).toBe('reviewing');
  expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'A band is missing' });
  expect([toasts, stale()]).toEqual([[], []]);
});
