import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { downloadExport } from '#src/actors/download-export.ts';
import { risks } from '#src/api/risk/risks.ts';

import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';

const call = 'GET /risk/export';
const query = { page: 3, perPage: 25, search: 'fire', sortId: 'title' };
const input = { register: 'risk', query, format: 'csv', contents: '1 risk' } as const;

const files: Blob[] = [];
const saved: { name: string; href: string }[] = [];
const revoked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [files, saved, revoked]) list.splice(0);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${file instanceof Blob ? files.push(file) : 0}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const server = fakeServer();
  const kinds: string[] = [];
  const sourceOf = (kind: string) => {
    kinds.push(kind);
    return risks;
  };
  return { server, kinds, run: () => runActor(downloadExport(server.api, sourceOf), input) };
}

test('downloads all pages of the list in its format, and saves the file under its name', async () => {
  const { server, kinds, run } = start();
  server.answerFile(call, 'risks-harbour-bank.csv', 'Ref,Title');
  expect(await run().outcome).toEqual({ output: 'risks-harbour-bank.csv' });
  expect(kinds).toEqual(['risk']);
  expect(server.requests).toMatchObject([{ call, query: { format: 'csv', search: 'fire', sortId: 'title' } }]);
  expect(Object.keys(server.requests[0]?.query ?? {})).not.toContain('page');
  expect(Object.keys(server.requests[0]?.query ?? {})).not.toContain('perPage');
  expect(saved).toEqual([{ name: 'risks-harbour-bank.csv', href: 'blob:1' }]);
  expect(await files[0]?.text()).toBe('Ref,Title');
});

test('frees the file once the browser has read it', async () => {
  const { server, run } = start();
  server.answerFile(call, 'risks.csv', '');
  await run().outcome;
  vi.advanceTimersByTime(59_999);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(revoked).toEqual(['blob:1']);
});

test('saves nothing and explains why, if the export is refused', async () => {
  const { server, run } = start();
  server.refuse(call, 400, { message: 'An Excel file is too small' });
  expect(await run().outcome).toMatchObject({
    failure: { status: 400, code: 'http_400', message: 'An Excel file is too small' },
  });
  expect(saved).toEqual([]);
});

test('aborts the request and saves nothing, if it is stopped', async () => {
  const { server, run } = start();
  const { stop } = run();
  await vi.waitFor(() => expect(server.called()).toEqual([call]), 30_000);
  stop();
  expect(server.requests[0]?.signal.aborted).toBe(true);
  expect(saved).toEqual([]);
});
