import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import {
  notificationsMachine,
  type NotificationsEvent,
  type NotificationsNotice,
} from '#machines/notifications/notifications.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

const silence: Failure = { code: 'network_error', message: 'No answer', fieldErrors: {} };

/** The notifications machine with deferred actors and a simulated clock. */
function startBell() {
  const clock = new SimulatedClock();
  const loadNotifications = deferredActor<void, unknown>();
  const refreshNotifications = deferredActor<void, unknown>();
  const markAsRead = deferredActor<void, { notificationId: string }>();
  const markAllAsRead = deferredActor<void, unknown>();
  const actors = {
    loadNotifications: loadNotifications.logic,
    refreshNotifications: refreshNotifications.logic,
    markAsRead: markAsRead.logic,
    markAllAsRead: markAllAsRead.logic,
  };
  const actor = createActor(notificationsMachine.provide({ actors }), { clock });
  const notices: NotificationsNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return {
    clock,
    notices,
    loadNotifications,
    refreshNotifications,
    markAsRead,
    markAllAsRead,
    send: (...events: NotificationsEvent[]) => events.forEach((event) => actor.send(event)),
    context: () => actor.getSnapshot().context,
    waiting: () => waitFor(actor, (snapshot) => snapshot.matches({ updates: 'waiting' })),
    idle: () => waitFor(actor, (snapshot) => snapshot.matches({ reading: 'idle' })),
    failed: () => waitFor(actor, (snapshot) => snapshot.matches({ panel: { open: 'failed' } })),
    hasTag: (tag: 'open' | 'marking') => actor.getSnapshot().hasTag(tag),
  };
}

const press = (notificationId: string): NotificationsEvent => ({ type: 'notification.pressed', notificationId });

test('new notifications are polled every thirty seconds, even after a failure', async () => {
  const { clock, refreshNotifications, waiting } = startBell();
  refreshNotifications.last.resolve();
  await waiting();
  clock.increment(29_999);
  expect(refreshNotifications.calls).toHaveLength(1);
  clock.increment(1);
  expect(refreshNotifications.calls).toHaveLength(2);
  refreshNotifications.last.reject(silence);
  await waiting();
  clock.increment(30_000);
  expect(refreshNotifications.calls).toHaveLength(3);
});

test('returning to the window refreshes at once', async () => {
  const { refreshNotifications, send, waiting } = startBell();
  refreshNotifications.last.resolve();
  await waiting();
  send({ type: 'window.focused' });
  expect(refreshNotifications.calls).toHaveLength(2);
});

test('polling pauses while offline and resumes at once when online', async () => {
  const { clock, refreshNotifications, send } = startBell();
  send({ type: 'connection.lost' });
  clock.increment(120_000);
  send({ type: 'window.focused' });
  expect(refreshNotifications.calls).toHaveLength(1);
  expect(refreshNotifications.last.signal.aborted).toBe(true);
  send({ type: 'connection.restored' });
  expect(refreshNotifications.calls).toHaveLength(2);
});

test('a pressed notification shows as read at once, and requests are sent one at a time', async () => {
  const { context, idle, markAsRead, notices, send } = startBell();
  send(press('a'), press('b'), press('a'));
  const marked = ['a', 'b', 'a'].map((notificationId) => ({ type: 'notifications.marked', notificationId }));
  expect(notices).toEqual(marked);
  expect(context().queue).toEqual(['a', 'b']);
  markAsRead.last.resolve();
  await expect.poll(() => markAsRead.calls.map(({ input }) => input.notificationId)).toEqual(['a', 'b']);
  markAsRead.last.resolve();
  await idle();
  expect(notices).toEqual([...marked, { type: 'notifications.settled' }]);
  expect(context().queue).toEqual([]);
});

test('a failed mark-as-read emits a notice and restores the server’s state', async () => {
  const { idle, markAsRead, notices, send } = startBell();
  send(press('a'), press('b'));
  markAsRead.last.reject(silence);
  await idle();
  expect(notices.slice(2)).toEqual([
    { type: 'notifications.notMarked', failure: silence },
    { type: 'notifications.settled' },
  ]);
  expect(markAsRead.calls).toHaveLength(1);
});

test('marking all as read drops the queued single requests', async () => {
  const { context, hasTag, markAllAsRead, markAsRead, notices, send } = startBell();
  send(press('a'), press('b'), { type: 'readAll.pressed' }, press('c'));
  expect([markAsRead.calls.length, markAllAsRead.calls.length]).toEqual([1, 1]);
  expect(markAsRead.last.signal.aborted).toBe(true);
  expect(context().queue).toEqual([]);
  expect(notices.at(-1)).toEqual({ type: 'notifications.allMarked' });
  expect(hasTag('marking')).toBe(true);
});

test('a list that fails to load shows the error and can be reloaded', async () => {
  const { context, failed, hasTag, loadNotifications, send } = startBell();
  send({ type: 'bell.pressed' });
  expect(hasTag('open')).toBe(true);
  loadNotifications.last.reject(silence);
  await failed();
  expect(context().failure).toEqual(silence);
  send({ type: 'retry.pressed' });
  expect(context().failure).toBeNull();
  expect(loadNotifications.calls).toHaveLength(2);
  send({ type: 'panel.dismissed' });
  expect(hasTag('open')).toBe(false);
});

test('pressing a notification closes the panel, as does dismissing the panel', () => {
  const { hasTag, send } = startBell();
  for (const leave of [press('a'), { type: 'panel.dismissed' } as const]) {
    send({ type: 'bell.pressed' });
    expect(hasTag('open')).toBe(true);
    send(leave);
    expect(hasTag('open')).toBe(false);
  }
});
