import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { restoreAttachments } from '#src/actors/restore-attachments.ts';

import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';
import { watchQueries } from '../support/watch-queries.ts';

const affected = [
  ['attachment', 'r-1'],
  ['record-summary', 'one', 'r-1'],
];
const records = [
  { id: 'a-1', version: 3 },
  { id: 'a-2', version: 1 },
];

function start() {
  const server = fakeServer();
  const queryClient = new QueryClient();
  const stale = watchQueries(queryClient, [...affected, ['attachment', 'r-2']]);
  return { server, stale, run: () => runActor(restoreAttachments(server.api, queryClient, 'r-1'), { records }) };
}

test('restores each file with the version that was read, and fetches the files of the record again', async () => {
  const { server, stale, run } = start();
  server.answer('POST /attachments/a-1/restore');
  server.answer('POST /attachments/a-2/restore');
  expect(await run().outcome).toEqual({ output: undefined });
  expect(server.requests).toMatchObject([
    { call: 'POST /attachments/a-1/restore', body: { version: 3 } },
    { call: 'POST /attachments/a-2/restore', body: { version: 1 } },
  ]);
  expect(stale()).toEqual(affected);
});

test('explains why one could not be restored, and fetches again: others may have been', async () => {
  const { server, stale, run } = start();
  server.answer('POST /attachments/a-1/restore');
  server.refuse('POST /attachments/a-2/restore', 404, { message: 'It has been purged' });
  expect(await run().outcome).toMatchObject({ failure: { status: 404, message: 'It has been purged' } });
  expect(stale()).toEqual(affected);
});

test('aborts the request when it is stopped', async () => {
  const { server, run } = start();
  const { stop } = run();
  await expect.poll(() => server.called()).toHaveLength(1);
  stop();
  expect(server.requests[0]?.signal.aborted).toBe(true);
});
