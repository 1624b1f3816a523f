import { expect, test } from 'vitest';

import type { DocumentBatch } from '#machines/document-batch/document-batch.machine.ts';
import { useBatchActor } from '#src/features/document/useBatchActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const plan = { id: 'd-1', name: 'Plan.pdf', kind: 'FILE', version: 2, labelIds: ['l-1'] } as const;
const minutes = { id: 'd-2', name: 'Minutes', kind: 'FOLDER', version: 1, labelIds: [] } as const;
const moved: DocumentBatch = {
  task: 'MOVE',
  entries: [plan, minutes],
  repositoryId: 'r-1',
  folderId: 'f-1',
  labelIds: [],
};

async function open() {
  const app = testApp();
  const stale = watchQueries(app.queryClient, [['document', 'entries', 'r-1', {}], ['unrelated']]);
  const done: string[] = [];
  const hook = await renderHook(app, () => useBatchActor(() => void done.push('done')), 'twice');
  const take = (batch: DocumentBatch) =>
    doing(() => {
      hook.result.send({ type: 'batch.requested', batch });
      hook.result.send({ type: 'batch.confirmed' });
    });
  return { ...app, stale, done, hook, take };
}

test('each is moved as it was read, one that is refused is named with its reason, and the others are done', async () => {
  const { server, stale, done, hook, take } = await open();
  const message = '“Plan.pdf” is in this folder already';
  server.refuse('POST /document-entry/d-1/move', 409, { message, errors: [{ field: 'name', message }] });
  server.answer('POST /document-entry/d-2/move');
  await take(moved);
  expect(server.requests.map(({ body }) => body)).toEqual(
    [2, 1].map((version) => ({ version, repositoryId: 'r-1', folderId: 'f-1', onConflict: 'STOP' })),
  );
  expect(hook.result.getSnapshot().context.outcome?.refused).toEqual([
    { id: 'd-1', name: 'Plan.pdf', reason: message },
  ]);
  expect(toasts).toMatchObject([{ title: 'Moved successfully', description: '1 entry' }]);
  expect([done, stale()]).toEqual([['done'], [['document', 'entries', 'r-1', {}]]]);
});

test('labels are added to those that each has', async () => {
  const { server, take } = await open();
  server.answer('PATCH /document-entry/d-1');
  server.answer('PATCH /document-entry/d-2');
  await take({ ...moved, task: 'LABEL', labelIds: ['l-2'] });
  expect(server.requests.map(({ body }) => body)).toEqual([
    { version: 2, labelIds: ['l-1', 'l-2'] },
    { version: 1, labelIds: ['l-2'] },
  ]);
});

test('what others have changed or deleted meanwhile stays as it is', async () => {
  const { server, hook, take } = await open();
  server.refuse('DELETE /document-entry/d-1', 409, { message: 'Someone else has changed this' });
  server.refuse('DELETE /document-entry/d-2', 404, { message: 'Not found' });
  await take({ ...moved, task: 'REMOVE' });
  expect(hook.result.getSnapshot().context.outcome?.refused.map(({ reason }) => reason)).toEqual([
    'Someone else has changed this',
    'It is not there any more.',
  ]);
  expect(toasts).toEqual([]);
});
