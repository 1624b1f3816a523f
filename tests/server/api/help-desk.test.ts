import { expect, test } from 'vitest';

import {
  articleWithFile,
  newArticle,
  newCategory,
  newTip,
  publishedArticle,
  writerOf,
} from '#tests/contract/help-desk-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const titlesOf = (answer: Parameters<typeof rowsOf>[0]) => rowsOf(answer).map((row) => at(row, 'title'));

test('members read what is published, with its files, and nothing else', async () => {
  const { server, harbour } = places();
  const draft = await newArticle({ server }, { title: 'Draft' });
  const article = await publishedArticle(
    { server },
    {
      title: 'Passwords',
      content: '<p onclick="alert(1)">Change it</p><script>alert(1)</script>',
    },
  );
  const { fileId } = await articleWithFile({ server }, article, 'Step one');
  expect(titlesOf(await harbour.owner.call('/api/resources?search=change'))).toEqual(['Passwords']);
  const read = await harbour.owner.call(`/api/resources/articles/${article.id}`);
  expect(at(read.body, 'data.content')).toBe('<p>Change it</p>');
  expect((await harbour.owner.call(`/api/resources/articles/${draft.id}`)).status).toBe(404);
  const path = `/api/resources/articles/${article.id}/files/${fileId}`;
  expect((await harbour.owner.call(path)).text).toBe('Step one');
  const other = await articleWithFile({ server }, draft);
  expect((await harbour.owner.call(`/api/resources/articles/${draft.id}/files/${other.fileId}`)).status).toBe(404);
});

test('an article that is archived is not read any more, and can be made a draft again', async () => {
  const { server, harbour } = places();
  const writer = await writerOf({ server });
  const { id, version } = await publishedArticle({ server });
  const step = (action: string, read: number) =>
    writer.call(`/api/admin/resources/${id}/status`, { method: 'POST', body: { version: read, action } });
  expect(at((await step('PUBLISH', version)).body, 'errors.0.field')).toBe('action');
  expect((await step('ARCHIVE', version - 1)).status).toBe(409);
  expect(at((await step('ARCHIVE', version)).body, 'data.status')).toBe('ARCHIVED');
  expect((await harbour.owner.call(`/api/resources/articles/${id}`)).status).toBe(404);
  expect(at((await step('REVISE', version + 1)).body, 'data.status')).toBe('DRAFT');
});

test('a category is removed once it has no articles, and its name is used once', async () => {
  const { server } = places();
  const writer = await writerOf({ server });
  const category = await newCategory({ server });
  await newArticle({ server }, { categoryId: category.id });
  const path = `/api/admin/resource-categories/${category.id}`;
  expect((await writer.call(path, { method: 'DELETE' })).status).toBe(409);
  const empty = await newCategory({ server });
  expect((await writer.call(`/api/admin/resource-categories/${empty.id}`, { method: 'DELETE' })).status).toBe(200);
  const listed = await writer.call('/api/admin/resource-categories');
  const name = at(listed.body, 'data.0.name');
  const again = await writer.call('/api/admin/resource-categories', { method: 'POST', body: { name } });
  expect(at(again.body, 'errors.0.field')).toBe('name');
});

test('a tip is shown to everyone once it is published, in the order that it was given', async () => {
  const { server, harbour } = places();
  const writer = await writerOf({ server });
  const { id, version } = await newTip({ server });
  const shown = async () =>
    rowsOf(await harbour.owner.call('/api/helpful-tips?perPage=100')).map((row) => at(row, 'id'));
  expect(await shown()).not.toContain(id);
  const call = (path: string, body: object) =>
    writer.call(`/api/admin/helpful-tips/${id}/${path}`, { method: 'POST', body });
  await call('status', { version, action: 'PUBLISH' });
  expect((await shown()).at(-1)).toBe(id);
  await call('move', { version: version + 1, before: (await shown())[0] });
  expect((await shown())[0]).toBe(id);
});

test('only those write who have the feature', async () => {
  const { server, harbour } = places();
  const reader = await addPerson(server, { platform: { role: 'ADMIN', level: 'VIEW' } });
  const body = { topic: 'A', title: 'B', description: '' };
  expect((await reader.call('/api/admin/helpful-tips', { method: 'POST', body })).status).toBe(403);
  expect((await harbour.owner.call('/api/admin/resources')).status).toBe(403);
});
