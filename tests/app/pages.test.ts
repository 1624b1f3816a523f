import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { attachmentPagesQuery } from '#src/api/record/attachments.ts';
import { rowsIn } from '#src/api/record/pages.ts';

import { json, scriptedServer } from './support/scripted-server.ts';

const api = scriptedServer();

/** A page of the files of a record. */
const page = (currentPage: number, ...ids: readonly string[]) =>
  json(200, {
    status: true,
    message: 'Fetched successfully',
    data: { data: ids.map((id) => ({ id })), pagination: { currentPage, totalPages: 2, total: 4 } },
  });

test('all files of a record can be loaded, and one that moved to the next page meanwhile is shown once', async () => {
  api.script = [page(1, 'd', 'c', 'b'), page(2, 'b', 'a')];
  const files = attachmentPagesQuery(api.clientWith(), 'record');
  const loaded = await new QueryClient().infiniteQuery({ ...files, pages: 3 });
  expect(rowsIn(loaded).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});
