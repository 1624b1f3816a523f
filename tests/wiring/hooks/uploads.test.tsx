import { describe, expect, test } from 'vitest';

import { useCollecting } from '#src/features/compliance/evidence/requests/CollectedFiles.tsx';
import { useUploadActor } from '#src/registers/attachments/useUploadActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { fakeUploads } from '../support/fake-uploads.ts';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const plan = new File(['The plan'], 'plan.pdf');
const notes = new File(['Notes'], 'notes & more.txt');
const affected = [
  ['attachment', 'r-1'],
  ['record-summary', 'one', 'r-1'],
];

describe('useUploadActor', () => {
  async function open() {
    const app = testApp();
    const uploads = fakeUploads();
    const stale = watchQueries(app.queryClient, [...affected, ['unrelated']]);
    const hook = await renderHook(app, () => useUploadActor('r-1'), 'twice');
    const choose = (...files: readonly File[]) => doing(() => hook.result.choose(files));
    return { ...app, hook, uploads, stale, choose };
  }

  test('sends a file to the record, says so once, and fetches its files again', async () => {
    const { uploads, choose, hook, stale } = await open();
    await choose(plan);
    expect(uploads).toMatchObject([{ call: 'POST /records/r-1/attachments?name=plan.pdf', file: plan }]);
    expect(hook.result.actor.getSnapshot().context.files).toMatchObject([{ name: 'plan.pdf', size: 8 }]);
    await doing(() => uploads[0]?.answer());
    expect(toasts).toEqual([{ tone: 'success', title: 'File attached', description: 'plan.pdf' }]);
    expect(stale()).toEqual(affected);
    expect(hook.result.actor.getSnapshot().context.files).toEqual([]);
  });

  test('counts what was sent of the current file: the next one starts from nothing', async () => {
    const { uploads, choose, hook } = await open();
    expect(hook.result.sent).toBe(0);
    await choose(plan, notes);
    await doing(() => uploads[0]?.progress(8));
    expect(hook.result.sent).toBe(8);
    expect(uploads).toHaveLength(1);
    await doing(() => uploads[0]?.answer());
    expect(uploads[1]).toMatchObject({ call: 'POST /records/r-1/attachments?name=notes+%26+more.txt', file: notes });
    expect(hook.result.sent).toBe(0);
  });

  test('sends a new version to the attached file, based on the version that was read', async () => {
    const { uploads, hook } = await open();
    await doing(() => hook.result.replace({ id: 'a-1', version: 3 }, plan));
    expect(uploads).toMatchObject([{ call: 'POST /attachments/a-1/versions?name=plan.pdf&version=3', file: plan }]);
  });

  test('keeps a refused file with the reason, and sends it again on request', async () => {
    const { uploads, choose, hook, stale } = await open();
    await choose(plan);
    await doing(() => uploads[0]?.refuse(413, { message: 'It is too large' }));
    await settle();
    const [refused] = hook.result.actor.getSnapshot().context.files;
    expect(refused).toMatchObject({ name: 'plan.pdf', failure: { status: 413, message: 'It is too large' } });
    expect(toasts).toEqual([]);
    expect(stale()).toEqual([]);
    await doing(() => hook.result.actor.send({ type: 'file.retried', key: refused?.key ?? '' }));
    expect(uploads[1]).toMatchObject({ file: plan });
  });

  test('stops sending when the record is closed', async () => {
    const { uploads, choose, hook } = await open();
    await choose(plan);
    expect(uploads[0]?.aborted).toBe(false);
    await hook.unmount();
    expect(uploads[0]?.aborted).toBe(true);
  });
});

test('sends files to a request for evidence, and fetches the requests again', async () => {
  const app = testApp();
  const uploads = fakeUploads();
  const requests = ['evidence', 'requests', 'e-1'];
  const stale = watchQueries(app.queryClient, [requests, ['evidence', 'versions', 'e-1']]);
  const hook = await renderHook(app, () => useCollecting({ id: 'q-1', evidence: { id: 'e-1' } }));
  await doing(() => hook.result.choose([notes]));
  expect(uploads).toMatchObject([{ call: 'POST /evidence-request/q-1/files?name=notes+%26+more.txt', file: notes }]);
  await doing(() => uploads[0]?.answer());
  expect(toasts).toEqual([{ tone: 'success', title: 'File added', description: 'notes & more.txt' }]);
  expect(stale()).toEqual([requests]);
});
