import { describe, expect, test, vi } from 'vitest';

import { newestNotificationsQuery, notificationCountsQuery } from '#src/api/organisation/notifications.ts';
import { useNotificationsActor } from '#src/features/notifications/useNotificationsActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';

const counts = 'GET /notifications/counts';
const newest = 'GET /notifications';
const mark = 'PATCH /notifications/mark-as-read';
const markAll = 'PATCH /notifications/mark-all-as-read';

const unread = (id: string) => ({ id, userNotifications: [{ status: 'UNREAD' }] });

/** The bell of a user with two unread notifications. */
async function ring() {
  const app = testApp();
  app.server.answer(counts, { unread: 2 });
  app.server.answer(newest, { data: [unread('n-1'), unread('n-2')] });
  const hook = await renderHook(app, useNotificationsActor);
  await settle();
  const cached = () => ({
    unread: app.queryClient.getQueryData(notificationCountsQuery(app.server.api).queryKey)?.unread,
    statuses: app.queryClient
      .getQueryData(newestNotificationsQuery(app.server.api).queryKey)
      ?.data.map(({ userNotifications: [own] }) => own?.status),
  });
  const openPanel = () => doing(() => hook.result.send({ type: 'bell.pressed' }));
  return { ...app, hook, cached, openPanel };
}

test('the count is fetched when the bell is mounted, and the list when it is opened', async () => {
  const { server, cached, openPanel, hook } = await ring();
  expect(server.called()).toEqual([counts]);
  expect(cached()).toEqual({ unread: 2, statuses: undefined });
  await openPanel();
  expect(server.called()).toEqual([counts, newest]);
  expect(cached().statuses).toEqual(['UNREAD', 'UNREAD']);
  expect(hook.result.getSnapshot().hasTag('open')).toBe(true);
});

describe('a clicked notification', () => {
  test('is shown as read before the server responds', async () => {
    const { server, cached, openPanel, hook } = await ring();
    await openPanel();
    const release = server.hold(mark);
    await doing(() => hook.result.send({ type: 'notification.pressed', notificationId: 'n-2' }));
    expect(cached()).toEqual({ unread: 1, statuses: ['UNREAD', 'READ'] });
    expect(server.requests.at(-1)).toMatchObject({ call: mark, body: { notificationId: 'n-2' } });
    await doing(() => release());
    await settle();
  });

  test('is refetched once the server has stored the change', async () => {
    const { server, openPanel, hook } = await ring();
    await openPanel();
    server.answer(mark);
    await doing(() => hook.result.send({ type: 'notification.pressed', notificationId: 'n-2' }));
    await settle();
    const after = server.called().slice(server.called().indexOf(mark) + 1);
    expect(after.toSorted()).toEqual([newest, counts].toSorted());
  });

  test('ignores a failed refetch until the next refresh', async () => {
    const { server, openPanel, hook } = await ring();
    await openPanel();
    server.answer(mark);
    server.refuse(counts, 500, { message: 'It broke' });
    await doing(() => hook.result.send({ type: 'notification.pressed', notificationId: 'n-2' }));
    await settle();
    expect(toasts).toEqual([]);
  });

  test('reports why it was not marked as read', async () => {
    const { server, openPanel, hook } = await ring();
    await openPanel();
    server.refuse(mark, 409, { message: 'It is gone' });
    await doing(() => hook.result.send({ type: 'notification.pressed', notificationId: 'n-2' }));
    await settle();
    expect(toasts).toEqual([{ tone: 'danger', title: expect.stringContaining('not'), description: 'It is gone' }]);
  });
});

test('all are immediately shown as read, and the server is updated', async () => {
  const { server, cached, openPanel, hook } = await ring();
  await openPanel();
  server.hold(markAll);
  await doing(() => hook.result.send({ type: 'readAll.pressed' }));
  expect(cached()).toEqual({ unread: 0, statuses: ['READ', 'READ'] });
  expect(server.called().at(-1)).toBe(markAll);
});

test('the count is refetched when the window regains focus', async () => {
  const { server } = await ring();
  await doing(() => void window.dispatchEvent(new Event('focus')));
  expect(server.called()).toEqual([counts, counts]);
});

test('nothing is fetched while offline, and immediately after reconnecting', async () => {
  const { server, hook } = await ring();
  await doing(() => void window.dispatchEvent(new Event('offline')));
  expect(hook.result.getSnapshot().value).toMatchObject({ updates: 'paused' });
  await doing(() => void window.dispatchEvent(new Event('focus')));
  expect(server.called()).toEqual([counts]);
  await doing(() => void window.dispatchEvent(new Event('online')));
  expect(server.called()).toEqual([counts, counts]);
});

test('an unmounted bell ignores events from the window and its own actor', async () => {
  const removed = vi.spyOn(AbortController.prototype, 'abort');
  const { server, hook } = await ring();
  const actor = hook.result;
  const send = vi.spyOn(actor, 'send');
  await hook.unmount();
  await doing(() => void window.dispatchEvent(new Event('focus')));
  await doing(() => void window.dispatchEvent(new Event('offline')));
  await doing(() => void window.dispatchEvent(new Event('online')));
  expect(send.mock.calls).toEqual([]);
  expect(server.called()).toEqual([counts]);
  expect(removed).toHaveBeenCalled();
});

test('the actor is kept across re-renders of the shell', async () => {
  const { hook } = await ring();
  const first = hook.result;
  await hook.rerender();
  expect(hook.result).toBe(first);
});
