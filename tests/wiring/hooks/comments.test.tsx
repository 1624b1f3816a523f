import { describe, expect, test } from 'vitest';

import type { CommentDraft } from '#domain/text/comment-text.ts';
import { useCommentsActor } from '#src/registers/comments/useCommentsActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const recordId = '7f8dd7b5-6f3f-4c43-9b3c-000000000001';
const pagesKey = ['comment', 'pages', recordId];
const summaryKey = ['record-summary', 'one', recordId];
const comment = { id: 'c-1', version: 3, text: 'Seen', mentions: [] };
const typed = (text: string): CommentDraft => ({ text, mentioned: [] });

const add = `POST /records/${recordId}/comments`;
const update = 'PATCH /comments/c-1';
const remove = 'DELETE /comments/c-1';
const restore = 'POST /comments/c-1/restore';

describe('useCommentsActor', () => {
  async function open() {
    const app = testApp();
    const stale = watchQueries(app.queryClient, [pagesKey, summaryKey, ['unrelated']]);
    app.queryClient.setQueryData(pagesKey, { pages: [{ data: [comment] }], pageParams: [1] });
    const reported: string[] = [];
    const outcomes = {
      onAdded: (id: string) => void reported.push(`added ${id}`),
      onChanged: (id: string) => void reported.push(`changed ${id}`),
    };
    const hook = await renderHook(app, () => useCommentsActor(recordId, outcomes), 'twice');
    const write = (draft: CommentDraft) =>
      doing(() => {
        hook.result.send({ type: 'draft.changed', draft });
        hook.result.send({ type: 'addition.requested' });
      });
    const shown = () => app.queryClient.getQueryData(pagesKey);
    return { ...app, hook, reported, stale, write, shown };
  }

  test('adds a comment, shows it at once, reports it once, and fetches comments and counts again', async () => {
    const { server, write, reported, stale, shown } = await open();
    const stored = { ...comment, id: 'c-2', text: 'Ask \uFFFC' };
    server.answer(add, stored);
    await write({ text: 'Ask @Ada', mentioned: [{ id: 'p-1', name: 'Ada' }] });
    expect(server.requests).toMatchObject([{ call: add, body: { text: 'Ask \uFFFC', mentionIds: ['p-1'] } }]);
    expect(reported).toEqual(['added c-2']);
    expect(shown()).toMatchObject({ pages: [{ data: [stored, comment] }] });
    expect(stale()).toEqual([pagesKey, summaryKey]);
  });

  test('sends the same idempotency key for the same comment, and a new key for another', async () => {
    const { server, write, reported, stale } = await open();
    server.refuse(add, 503, { message: 'Busy' });
    await write(typed('Seen'));
    await write(typed('Seen'));
    await write(typed('Seen today'));
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(reported).toEqual([]);
    expect(stale()).toContainEqual(pagesKey);
  });

  test('adds the same comment twice where it is written twice', async () => {
    const { server, write, reported } = await open();
    for (const id of ['c-2', 'c-3']) {
      server.answer(add, { ...comment, id });
      await write(typed('Seen'));
    }
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(reported).toEqual(['added c-2', 'added c-3']);
  });

  test('saves a comment based on the version that was read, and shows it at once', async () => {
    const { server, hook, reported, shown } = await open();
    const stored = { ...comment, version: 4, text: 'Done' };
    server.answer(update, stored);
    await doing(() => {
      hook.result.send({ type: 'edit.requested', comment });
      hook.result.send({ type: 'draft.changed', draft: typed('Done') });
      hook.result.send({ type: 'save.requested' });
    });
    expect(server.requests).toMatchObject([{ call: update, body: { version: 3, text: 'Done', mentionIds: [] } }]);
    expect(reported).toEqual(['changed c-1']);
    expect(shown()).toMatchObject({ pages: [{ data: [stored] }] });
  });

  test.each([
    ['removal.requested', remove, { query: { version: '3' } }],
    ['restoration.requested', restore, { body: { version: 3 } }],
  ] as const)('sends the version that was read on %s, and reports it', async (type, call, request) => {
    const { server, hook, reported, stale } = await open();
    server.answer(call, comment);
    await doing(() => hook.result.send({ type, comment }));
    expect(server.requests).toMatchObject([{ call, ...request }]);
    expect(reported).toEqual(['changed c-1']);
    expect(stale()).toEqual([pagesKey, summaryKey]);
  });

  test.each([
    ['removal.requested', remove, 'The comment was not deleted'],
    ['restoration.requested', restore, 'The comment was not restored'],
  ] as const)('shows why nothing came of %s, and fetches the comments again', async (type, call, title) => {
    const { server, hook, reported, stale } = await open();
    server.refuse(call, 409, { message: 'It has been changed' });
    await doing(() => hook.result.send({ type, comment }));
    expect(toasts).toEqual([{ tone: 'danger', title, description: 'It has been changed' }]);
    expect(reported).toEqual([]);
    expect(stale()).toContainEqual(pagesKey);
  });

  test('aborts what is being sent when the record is closed', async () => {
    const { server, hook, write } = await open();
    await write(typed('Seen'));
    await hook.unmount();
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });

  test.each(['removal.requested', 'restoration.requested'] as const)(
    'aborts %s when the record is closed',
    async (type) => {
      const { server, hook } = await open();
      await doing(() => hook.result.send({ type, comment }));
      await hook.unmount();
      expect(server.requests[0]?.signal.aborted).toBe(true);
    },
  );
});
