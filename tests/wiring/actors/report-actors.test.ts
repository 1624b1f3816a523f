import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { reportRunActors } from '#src/actors/report-run.ts';
import { runIn } from '#tests/model/flows/support/report-run.ts';

import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';

const list = ['reports', 'runs', { page: 1, perPage: 10 }];

/** Reads a run while a list shows it, and says what the list has then. */
async function readAs(state: Parameters<typeof runIn>[0], finishedAt: string | null) {
  const server = fakeServer();
  const queryClient = new QueryClient();
  const other = { ...runIn('READY'), id: '5f3c0a52-6a55-4d57-9a51-0d8f2c8f7a11' };
  queryClient.setQueryData(list, { data: [runIn('QUEUED'), other] });
  const run = runIn(state, { finishedAt });
  server.answer(`GET /report-runs/${run.id}`, run);
  const { readRun } = reportRunActors(server.api, queryClient, () => undefined);
  expect(await runActor(readRun, { id: run.id }).outcome).toEqual({ output: run });
  const shown = queryClient.getQueryData<{ data: { state: string }[] }>(list);
  return {
    called: server.called(),
    states: shown?.data.map((one) => one.state),
    isStale: queryClient.getQueryState(list)?.isInvalidated,
  };
}

test('a run that is followed is shown in the list behind it without another request', async () => {
  const { called, states, isStale } = await readAs('RUNNING', null);
  expect(called).toHaveLength(1);
  expect([states, isStale]).toEqual([['RUNNING', 'READY'], false]);
});

test('the list is read again once the run has ended', async () => {
  const { called, isStale } = await readAs('READY', '2026-06-30T22:00:09Z');
  expect([called.length, isStale]).toEqual([1, true]);
});
