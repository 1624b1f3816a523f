import { describe, expect, test } from 'vitest';

import { risks } from '#src/api/risk/risks.ts';
import { useRunZeroImport } from '#src/features/run-zero/useRunZeroImport.ts';
import { useImportActor } from '#src/registers/import/useImportActor.ts';
import { uploadedImport } from '#tests/model/flows/import.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { fakeUploads } from '../support/fake-uploads.ts';
import { doing, settle } from '../support/render.tsx';
import { watchQueries } from '../support/watch-queries.ts';

const file = new File(['Name\nFire'], 'risks.csv');
const other = new File(['Name\nFlood'], 'others.csv');

describe('useImportActor', () => {
  const read = 'GET /imports/import';
  const counts = { add: 1, update: 0, unchanged: 0, skip: 0, invalid: 0 };

  async function open(recent: readonly object[] = [], answers: Readonly<Record<string, object>> = {}) {
    const app = testApp();
    const uploads = fakeUploads();
    const stale = watchQueries(app.queryClient, [['risk', 'list', {}], ['unrelated']]);
    app.server.answer('GET /imports', recent);
    for (const [call, data] of Object.entries(answers)) app.server.answer(call, data);
    const hook = await renderHook(app, () => useImportActor(risks));
    await settle();
    const state = () => hook.result.actor.getSnapshot().value;
    return { ...app, hook, uploads, stale, state, choose: (chosen: File) => doing(() => hook.result.choose(chosen)) };
  }

  test("finds the person's imports into the register", async () => {
    const { server, hook } = await open([{ ...uploadedImport, state: 'DONE' }]);
    expect(server.requests).toMatchObject([{ call: 'GET /imports', query: { kind: 'risk' } }]);
    expect(hook.result.actor.getSnapshot().context.recent).toMatchObject([{ id: 'import' }]);
  });

  test('sends the chosen file, counts what was sent, and shows what the server found in it', async () => {
    const { uploads, choose, hook, state } = await open();
    await choose(file);
    expect(uploads).toMatchObject([{ call: 'POST /imports?kind=risk&fileName=risks.csv', file }]);
    expect(hook.result.actor.getSnapshot().context.file).toMatchObject({ name: 'risks.csv', size: 9 });
    await doing(() => uploads[0]?.progress(5));
    expect(hook.result.sent).toBe(5);
    await doing(() => uploads[0]?.answer(uploadedImport));
    await settle();
    expect(state()).toBe('assigning');
  });

  test('sends another file after a refusal, counted from nothing', async () => {
    const { uploads, choose, hook, state } = await open();
    await choose(file);
    await doing(() => uploads[0]?.progress(9));
    await doing(() => uploads[0]?.refuse(400, { message: 'It has no columns' }));
    await settle();
    expect(state()).toBe('choosing');
    expect(hook.result.actor.getSnapshot().context.failure).toMatchObject({ message: 'It has no columns' });
    await choose(other);
    expect(uploads[1]).toMatchObject({ call: 'POST /imports?kind=risk&fileName=others.csv', file: other });
    expect(hook.result.sent).toBe(0);
  });

  test('starts the check with the columns and the mode, and then the import', async () => {
    const { server, hook, state } = await open([uploadedImport]);
    server.answer('POST /imports/import/check', { ...uploadedImport, state: 'CHECKED', mode: 'SKIP', counts });
    await doing(() => {
      hook.result.actor.send({ type: 'mode.chosen', mode: 'SKIP' });
      hook.result.actor.send({ type: 'check.requested' });
    });
    expect(server.requests.at(-1)?.body).toEqual({
      columns: [{ column: 0, field: 'title' }],
      mode: 'SKIP',
      decimalMark: null,
      dayOrder: null,
      approvedBefore: null,
      doubles: null,
      doubleRows: [],
      rootCause: null,
      closingReason: null,
    });
    expect(state()).toBe('checked');
    await doing(() => hook.result.actor.send({ type: 'import.requested' }));
    expect(server.requests.at(-1)).toMatchObject({
      call: 'POST /imports/import/run',
      body: { leaveOutInvalid: false },
    });
    await hook.unmount();
    expect(server.requests.at(-1)?.signal.aborted).toBe(true);
  });

  test.each([
    ['DONE', 'done', true],
    ['UNDONE', 'undone', true],
    ['CHECKED', 'checked', false],
  ])('reads an import that the server was working on: %s', async (found, shown, isStale) => {
    const running = { ...uploadedImport, state: 'RUNNING' };
    const { state, stale } = await open([running], { [read]: { ...uploadedImport, state: found } });
    expect(state()).toBe(shown);
    expect(stale()).toEqual(isStale ? [['risk', 'list', {}]] : []);
  });

  test('undoes an import that is over', async () => {
    const { server, hook } = await open([{ ...uploadedImport, state: 'DONE' }]);
    await doing(() => {
      hook.result.actor.send({ type: 'import.opened', id: 'import' });
      hook.result.actor.send({ type: 'undo.requested' });
      hook.result.actor.send({ type: 'undo.confirmed' });
    });
    expect(server.called().at(-1)).toBe('POST /imports/import/undo');
    await hook.unmount();
    expect(server.requests.at(-1)?.signal.aborted).toBe(true);
  });

  test('discards a file, and finds the imports again', async () => {
    const { server, hook, state } = await open([uploadedImport]);
    server.answer('GET /imports', []);
    server.answer('DELETE /imports/import');
    await doing(() => hook.result.actor.send({ type: 'file.discarded' }));
    await settle();
    expect(server.called()).toEqual(['GET /imports', 'DELETE /imports/import', 'GET /imports']);
    expect(state()).toBe('choosing');
  });

  test.each([
    ['checking', 'POST /imports/import/check', 'check.requested', uploadedImport],
    ['discarding', 'DELETE /imports/import', 'file.discarded', uploadedImport],
    ['reading', read, 'retried', { ...uploadedImport, state: 'RUNNING' }],
  ] as const)('aborts %s when the register is closed', async (_, call, type, recent) => {
    const { server, hook } = await open([recent]);
    await doing(() => hook.result.actor.send({ type }));
    expect(server.called().at(-1)).toBe(call);
    await hook.unmount();
    expect(server.requests.at(-1)?.signal.aborted).toBe(true);
  });
});

describe('useRunZeroImport', () => {
  const result = { added: 2, updated: 0, unchanged: 0, refused: [] };

  async function open() {
    const app = testApp();
    const uploads = fakeUploads();
    const stale = watchQueries(app.queryClient, [['run-zero', {}], ['unrelated']]);
    const hook = await renderHook(app, () => useRunZeroImport(), 'twice');
    await doing(() => hook.result.actor.send({ type: 'dialog.opened' }));
    const state = () => hook.result.actor.getSnapshot().value;
    return { ...app, hook, uploads, stale, state, choose: (chosen: File) => doing(() => hook.result.choose(chosen)) };
  }

  test('sends the export, counts what was sent, and fetches the devices again', async () => {
    const { uploads, choose, hook, state, stale } = await open();
    await choose(file);
    expect(uploads).toMatchObject([{ call: 'POST /run-zero-assets/import', file }]);
    expect(hook.result.actor.getSnapshot().context.file).toMatchObject({ name: 'risks.csv', size: 9 });
    await doing(() => uploads[0]?.progress(9));
    expect(hook.result.sent).toBe(9);
    expect(stale()).toEqual([]);
    await doing(() => uploads[0]?.answer(result));
    await settle();
    expect(state()).toBe('imported');
    expect(hook.result.actor.getSnapshot().context.result).toEqual(result);
    expect(stale()).toEqual([['run-zero', {}]]);
  });

  test('says that the export has all devices, once that was chosen', async () => {
    const { uploads, choose, hook } = await open();
    await doing(() => hook.result.actor.send({ type: 'completeness.chosen', complete: true }));
    await choose(file);
    expect(uploads).toMatchObject([{ call: 'POST /run-zero-assets/import?complete=true', file }]);
  });

  test('sends the same file again after a refusal, counted from nothing, and then another', async () => {
    const { uploads, choose, hook, stale } = await open();
    await choose(file);
    await doing(() => uploads[0]?.progress(9));
    await doing(() => uploads[0]?.refuse(400, { message: 'It is no export' }));
    await settle();
    expect(hook.result.actor.getSnapshot().context.failure).toMatchObject({ message: 'It is no export' });
    expect(stale()).toEqual([]);
    await doing(() => hook.result.actor.send({ type: 'import.retried' }));
    expect(uploads[1]).toMatchObject({ file });
    expect(hook.result.sent).toBe(0);
    await doing(() => hook.result.actor.send({ type: 'import.cancelled' }));
    expect(uploads[1]?.aborted).toBe(true);
    await choose(other);
    expect(uploads[2]).toMatchObject({ file: other });
  });
});
