import { expect, test } from 'vitest';

import { risks } from '#src/api/risk/risks.ts';
import type { Noun } from '#src/components/words.ts';
import { riskKind } from '#src/features/risk/risk-kind.ts';
import { useBatchChangeActor } from '#src/registers/useBatchChangeActor.ts';
import { ended, running } from '#tests/model/flows/support/bulk.ts';

import { renderHook } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { startRegister } from '../support/risks.ts';
import { toastActions, toasts } from '../support/toasts.ts';

const call = 'POST /risk/change';
const row = (number: number) => ({ id: `r-${number}`, version: number, ref: `R-000${number}`, title: 'A risk' });

async function open() {
  const app = startRegister();
  let noun: Noun = riskKind.noun;
  const reported: unknown[] = [];
  const undone: unknown[] = [];
  const hook = await renderHook(
    app,
    () =>
      useBatchChangeActor(risks, noun, {
        onChanged: (one) => reported.push(one),
        onStarted: (bulk) => reported.push(bulk),
        onUndo: (bulk) => undone.push(bulk),
      }),
    'twice',
  );
  const rename = () => {
    noun = { one: 'hazard', many: 'hazards' };
    return hook.rerender();
  };
  const change = (count = 3) =>
    doing(() => {
      const rows = Array.from({ length: count }, (_, index) => row(index + 1));
      hook.result.send({ type: 'change.requested', rows, whole: null });
      hook.result.send({ type: 'field.chosen', field: 'treatment', value: 'AVOID' });
      hook.result.send({ type: 'change.confirmed' });
    });
  const changeList = () =>
    doing(() => {
      const whole = { query: { search: 'fire', sortId: 'title' }, total: 20 };
      hook.result.send({ type: 'change.requested', rows: [], whole });
      hook.result.send({ type: 'field.chosen', field: 'treatment', value: 'AVOID' });
      hook.result.send({ type: 'change.confirmed' });
    });
  return { ...app, hook, reported, undone, rename, change, changeList };
}

test('starts a change of the whole list with its search, and hands it over once', async () => {
  const { server, changeList, reported } = await open();
  const started = running('CHANGE');
  server.answer('POST /risk/change-all', started);
  await changeList();
  const changes = { treatment: 'AVOID' };
  expect(server.requests).toMatchObject([{ query: { search: 'fire' }, body: { total: 20, changes } }]);
  expect(server.requests[0]).not.toHaveProperty('query.sortId');
  expect(reported).toEqual([started]);
});

test('changes several records, says so once, and refetches the register', async () => {
  const { server, change, stale, reported } = await open();
  server.answer(call, { succeeded: 3, refused: [], undo: null });
  await change();
  const records = [1, 2, 3].map((number) => ({ id: `r-${number}`, version: number }));
  expect(server.requests).toMatchObject([{ call, body: { records, changes: { treatment: 'AVOID' } } }]);
  expect(toasts).toEqual([{ tone: 'success', title: 'Updated successfully', description: '3 risks' }]);
  expect(reported).toHaveLength(1);
  expect(stale()).toContainEqual(['risk', 'list', {}]);
  expect(stale()).not.toContainEqual(['unrelated', 'list', {}]);
});

test('offers to undo what was changed, also if some rows were left', async () => {
  const { server, change, undone } = await open();
  server.answer(call, { succeeded: 3, refused: [], undo: ended });
  await change();
  server.answer(call, { succeeded: 2, refused: refusals('CHANGED', 1), undo: ended });
  await change();
  expect(toastActions.map(({ label }) => label)).toEqual(['Undo', 'Undo']);
  for (const { onAction } of toastActions) onAction();
  expect(undone).toEqual([ended, ended]);
});

test('reports what the server refuses, and leaves the register as it is', async () => {
  const { server, change, hook, stale, reported } = await open();
  server.refuse(call, 400, { message: 'There is no such treatment' });
  await change();
  expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'There is no such treatment' });
  expect([toasts, reported, stale()]).toEqual([[], [], []]);
});

const [changed, missing, full] = [
  'been changed by someone else. Check the selected rows and try again.',
  'been deleted.',
  'would have more than 20 labels.',
];

const fixed = 'have a step of their own for this change: open each to take it.';

const unfit = 'do not allow this value.';

const refusals = (reason: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `r-${index + from}`, reason }));

const eleven = 'R-0001, R-0002, R-0003, R-0004, R-0005, R-0006, R-0007, R-0008, R-0009, R-00010 and 1 more';

test.each([
  ['one of each', [...refusals('MISSING', 1, 3), ...refusals('CHANGED', 1, 2), ...refusals('LABELS', 1, 1)], '9 of 12'],
  ['several changed', refusals('CHANGED', 2), '10 of 12', `R-0001 and R-0002 have ${changed}`],
  ['several missing', refusals('MISSING', 2), '10 of 12', `R-0001 and R-0002 have ${missing}`],
  ['many changed', refusals('CHANGED', 11), '1 of 12', `${eleven} have ${changed}`],
  ['many with labels', refusals('LABELS', 11), '1 of 12', `${eleven} ${full}`],
  [
    'one with its status',
    refusals('STATUS', 1),
    '11 of 12',
    'R-0001 has a step of its own for this change: open it to take it.',
  ],
  ['many with their status', refusals('STATUS', 11), '1 of 12', `${eleven} ${fixed}`],
  ['one that does not fit', refusals('UNFIT', 1), '11 of 12', `The other fields of R-0001 ${unfit}`],
  ['many that do not fit', refusals('UNFIT', 11), '1 of 12', `The other fields of ${eleven} ${unfit}`],
  ['all missing', refusals('MISSING', 12), '0 of 12', `${eleven.replace('1 more', '2 more')} have ${missing}`],
])(
  'names the records that were not changed, with the reason: %s',
  async (_name, refused, counts, description = `R-0002 has ${changed} R-0001 ${full} R-0003 has ${missing}`) => {
    const { server, change } = await open();
    server.answer(call, { succeeded: 12 - refused.length, refused, undo: null });
    await change(12);
    expect(toasts).toEqual([{ tone: 'danger', title: `${counts} risks updated`, description }]);
  },
);

test('hands over which rows were refused', async () => {
  const { server, change, reported } = await open();
  server.answer(call, {
    succeeded: 1,
    refused: [...refusals('MISSING', 1, 3), ...refusals('CHANGED', 1, 2)],
    undo: null,
  });
  await change();
  expect(reported).toMatchObject([
    { refused: { CHANGED: [row(2)], MISSING: [row(3)], LABELS: [], STATUS: [], UNFIT: [] } },
  ]);
});

test('keeps the same actor when re-rendered with another noun, and shows each message once with the new noun', async () => {
  const { server, change, rename, hook } = await open();
  const first = hook.result;
  await rename();
  expect(hook.result).toBe(first);
  server.answer(call, { succeeded: 3, refused: [], undo: null });
  await change();
  expect(toasts).toEqual([{ tone: 'success', title: 'Updated successfully', description: '3 hazards' }]);
});
