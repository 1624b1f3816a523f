import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface NotificationsContext {
  /** Marked as read on screen but not yet on the server; the request for the first one is in flight. */
  readonly queue: readonly string[];
  /** The error from loading the list. */
  readonly failure: Failure | null;
}

export type NotificationsEvent =
  | { type: 'bell.pressed' }
  /** Escape, a click outside the panel or on the bell, or a notification already read. */
  | { type: 'panel.dismissed' }
  | { type: 'retry.pressed' }
  /** An unread notification was pressed. */
  | { type: 'notification.pressed'; notificationId: string }
  | { type: 'readAll.pressed' }
  | { type: 'window.focused' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type NotificationsNotice =
  /** Shown as read optimistically while the request is sent. */
  | { type: 'notifications.marked'; notificationId: string }
  | { type: 'notifications.allMarked' }
  | { type: 'notifications.notMarked'; failure: Failure }
  /** No request is in flight, so the server's state applies again. */
  | { type: 'notifications.settled' };

/** Polling interval. The specification gives no number. */
const pollInterval = 30_000;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The notification bell (specification sections 2.6 and 4): opens and closes the panel, polls for new notifications and
 * marks notifications as read, which cannot be undone. The notifications and their count live in the query cache; this
 * machine holds only what is open, what is in flight and what failed.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsNotice,
    tags: {} as 'open' | 'marking',
  },
  actors: {
    loadNotifications: fromPromise<void>(notProvided('loadNotifications')),
    /** Refetches the count, and the list if it has been loaded. */
    refreshNotifications: fromPromise<void>(notProvided('refreshNotifications')),
    markAsRead: fromPromise<void, { notificationId: string }>(notProvided('markAsRead')),
    markAllAsRead: fromPromise<void>(notProvided('markAllAsRead')),
  },
  delays: { pollInterval },
  guards: { hasMore: ({ context }) => context.queue.length > 1 },
  actions: {
    enqueue: assign(({ context }, { notificationId }: { notificationId: string }) => ({
      queue: context.queue.includes(notificationId) ? context.queue : [...context.queue, notificationId],
    })),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    emptyQueue: assign({ queue: [] }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    notifyMarked: emit(
      (_, { notificationId }: { notificationId: string }) =>
        ({ type: 'notifications.marked', notificationId }) as const,
    ),
    notifyAllMarked: emit({ type: 'notifications.allMarked' }),
    notifyNotMarked: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'notifications.notMarked', failure }) as const,
    ),
    notifySettled: emit({ type: 'notifications.settled' }),
  },
}).createMachine({
  id: 'notifications',
  context: { queue: [], failure: null },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'bell.pressed': 'open' } },
        open: {
          tags: 'open',
          initial: 'loading',
          on: { 'panel.dismissed': 'closed', 'notification.pressed': 'closed' },
          states: {
            loading: {
              entry: 'forgetFailure',
              invoke: {
                id: 'loadNotifications',
                src: 'loadNotifications',
                onDone: 'listed',
                onError: { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
              },
            },
            listed: {},
            failed: { on: { 'retry.pressed': 'loading' } },
          },
        },
      },
    },
    updates: {
      initial: 'refreshing',
      states: {
        refreshing: {
          // On failure the count stays unchanged; the next poll tries again.
          invoke: {
            id: 'refreshNotifications',
            src: 'refreshNotifications',
            onDone: 'waiting',
            onError: 'waiting',
          },
          on: { 'connection.lost': 'paused' },
        },
        waiting: {
          after: { pollInterval: 'refreshing' },
          on: { 'window.focused': 'refreshing', 'connection.lost': 'paused' },
        },
        paused: { on: { 'connection.restored': 'refreshing' } },
      },
    },
    reading: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'notification.pressed': {
              target: 'markingOne',
              actions: [
                { type: 'enqueue', params: ({ event }) => event },
                { type: 'notifyMarked', params: ({ event }) => event },
              ],
            },
            'readAll.pressed': { target: 'markingAll', actions: 'notifyAllMarked' },
          },
        },
        markingOne: {
          tags: 'marking',
          invoke: {
            id: 'markAsRead',
            src: 'markAsRead',
            input: ({ context }) => ({ notificationId: context.queue[0] ?? '' }),
            onDone: [
              { guard: 'hasMore', target: 'markingOne', reenter: true, actions: 'dequeue' },
              { target: 'idle', actions: ['dequeue', 'notifySettled'] },
            ],
            onError: {
              target: 'idle',
              actions: ['emptyQueue', { type: 'notifyNotMarked', params: failureOf }, 'notifySettled'],
            },
          },
          on: {
            'notification.pressed': {
              actions: [
                { type: 'enqueue', params: ({ event }) => event },
                { type: 'notifyMarked', params: ({ event }) => event },
              ],
            },
            'readAll.pressed': { target: 'markingAll', actions: ['emptyQueue', 'notifyAllMarked'] },
          },
        },
        markingAll: {
          tags: 'marking',
          invoke: {
            id: 'markAllAsRead',
            src: 'markAllAsRead',
            onDone: { target: 'idle', actions: 'notifySettled' },
            onError: { target: 'idle', actions: [{ type: 'notifyNotMarked', params: failureOf }, 'notifySettled'] },
          },
        },
      },
    },
  },
});
