import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const notifications = defineFlow({
  name: 'notifications',
  title: 'Notification bell',
  prose:
    'The bell tells how many notifications are unread, every half minute and whenever somebody comes back to the window; its panel lists them. What is pressed shows as read at once, and the server hears of it one after the other.',
  machine: notificationsMachine,
  starts: { 'the shell is drawn': undefined },
  heard: ['window.focused', 'connection.lost', 'connection.restored'],
  cases: [
    { type: 'notification.pressed', notificationId: 'a' },
    { type: 'notification.pressed', notificationId: 'b' },
    ...answers('loadNotifications', undefined),
    ...refuses('loadNotifications', failure('network_error')),
    ...answers('refreshNotifications', undefined),
    ...refuses('refreshNotifications', failure('network_error')),
    ...answers('markAsRead', undefined),
    ...refuses('markAsRead', failure('http_400', 400)),
    ...answers('markAllAsRead', undefined),
    ...refuses('markAllAsRead', failure('http_500', 500)),
  ],
  contextKey: ({ queue }) => ({ waiting: queue }),
  invariants: [
    {
      name: 'something is queued exactly while one is being marked',
      holds: (snapshot) => snapshot.context.queue.length > 0 === snapshot.matches({ reading: 'markingOne' }),
    },
    {
      name: 'a list that failed says why',
      holds: (snapshot) => !snapshot.matches({ panel: { open: 'failed' } }) || snapshot.context.failure !== null,
    },
    {
      name: 'nothing is queued twice',
      holds: ({ context: { queue } }) => new Set(queue).size === queue.length,
    },
  ],
});
