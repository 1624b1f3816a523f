import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import type { CheckInput } from '#machines/import/import.types.ts';
import { importActors } from '#src/actors/imports.ts';
import { importVeris } from '#src/actors/veris-import.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import type { VerisResult } from '#src/api/incident/incident-exchange.ts';

import { fakeServer } from '../support/fake-server.ts';
import { fakeUploads } from '../support/fake-uploads.ts';
import { asking, requestLaws } from '../support/request-laws.ts';
import { runActor } from '../support/run-actor.ts';
import { watchQueries } from '../support/watch-queries.ts';

const contents = new Map([['chosen', new Blob(['{}'])]]);
const contentOf = (key: string) => contents.get(key) ?? new Blob();
const file = { key: 'chosen', name: 'risks.csv', size: 2 };
const found = { id: 'i-1', state: 'CHECKED' };
const id = 'i-1';

const actorsOf = (api: ApiClient, reported: unknown[] = []) =>
  importActors(api, {
    kind: 'risk',
    contentOf,
    onProgress: (sent) => reported.push(sent),
    onChanged: () => reported.push('changed'),
  });

const plan: CheckInput['plan'] = { columns: [], mode: 'SKIP' };
const order = { leaveOutInvalid: true };

requestLaws([
  asking('findImports', (api) => actorsOf(api).findImports, undefined, {
    call: 'GET /imports',
    request: { query: { kind: 'risk' } },
    data: [found],
    output: [found],
  }),
  asking(
    'chooseHeader',
    (api) => actorsOf(api).chooseHeader,
    { id, row: 2 },
    { call: 'POST /imports/i-1/header', request: { body: { row: 2 } }, data: found, output: found },
  ),
  asking(
    'startCheck',
    (api) => actorsOf(api).startCheck,
    { id, plan },
    { call: 'POST /imports/i-1/check', request: { body: plan }, data: found, output: found },
  ),
  asking(
    'startRun',
    (api) => actorsOf(api).startRun,
    { id, order },
    { call: 'POST /imports/i-1/run', request: { body: order }, data: found, output: found },
  ),
  asking(
    'startUndo',
    (api) => actorsOf(api).startUndo,
    { id },
    { call: 'POST /imports/i-1/undo', request: {}, data: found, output: found },
  ),
  asking(
    'readImport',
    (api) => actorsOf(api).readImport,
    { id },
    { call: 'GET /imports/i-1', request: {}, data: found, output: found },
  ),
  asking(
    'discardImport',
    (api) => actorsOf(api).discardImport,
    { id },
    { call: 'DELETE /imports/i-1', request: {}, data: undefined, output: undefined },
  ),
]);

const unsaid = { delimiter: null, encoding: null } as const;

test('the upload of an import is counted from nothing, and aborted when it is stopped', () => {
  const uploads = fakeUploads();
  const reported: unknown[] = [];
  const { stop } = runActor(actorsOf(fakeServer().api, reported).uploadFile, { file, format: unsaid });
  expect(reported).toEqual([0]);
  stop();
  expect(uploads.every(({ aborted }) => aborted)).toBe(true);
});

test('how a file is written, as it was chosen, goes with it', async () => {
  const uploads = fakeUploads();
  const { stop } = runActor(actorsOf(fakeServer().api).uploadFile, {
    file,
    format: { delimiter: 'PIPE', encoding: 'WINDOWS_1250' },
  });
  await expect.poll(() => uploads).toHaveLength(1);
  expect(uploads).toMatchObject([
    { call: 'POST /imports?kind=risk&fileName=risks.csv&delimiter=PIPE&encoding=WINDOWS_1250' },
  ]);
  stop();
});

describe('importVeris', () => {
  function start(draft: typeof file | null) {
    const queryClient = new QueryClient();
    const stale = watchQueries(queryClient, [['incident', 'list', {}], ['unrelated']]);
    const uploads = fakeUploads();
    const results: VerisResult[] = [];
    const parts = { contentOf, onResult: (result: VerisResult) => void results.push(result) };
    const run = runActor(importVeris(fakeServer().api, queryClient, parts), { draft: { file: draft } });
    return { stale, uploads, results, ...run };
  }

  test('adds what is in the file, and fetches the incidents again', async () => {
    const { uploads, stale, results, outcome } = start(file);
    await expect.poll(() => uploads).toHaveLength(1);
    expect(uploads).toMatchObject([
      { call: 'POST /incident/veris-import?dryRun=false', file: contents.get('chosen'), aborted: false },
    ]);
    expect(stale()).toEqual([]);
    uploads[0]?.answer({ added: 1 });
    expect(await outcome).toEqual({ output: undefined });
    expect(results).toEqual([{ added: 1 }]);
    expect(stale()).toEqual([['incident', 'list', {}]]);
  });

  test('fetches the incidents again after a refusal too, as some may have been added', async () => {
    const { uploads, stale, outcome } = start(file);
    await expect.poll(() => uploads).toHaveLength(1);
    uploads[0]?.refuse(504, { message: 'It took too long' });
    expect(await outcome).toMatchObject({ failure: { status: 504, message: 'It took too long' } });
    expect(stale()).toEqual([['incident', 'list', {}]]);
  });

  test('asks for a file, without which nothing can have changed', async () => {
    const { uploads, stale, outcome } = start(null);
    expect(await outcome).toMatchObject({ failure: { status: 400, message: 'Choose a file' } });
    expect([uploads, stale()]).toEqual([[], []]);
  });

  test('aborts the upload when the dialog is closed', async () => {
    const { uploads, stop } = start(file);
    await expect.poll(() => uploads).toHaveLength(1);
    stop();
    expect(uploads[0]?.aborted).toBe(true);
  });
});
