import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const notifications = defineFlow({
  name: 'notifications',
  title: 'Notification bell',
  prose:
    'The bell shows the number of unread notifications, refreshed every thirty seconds and whenever the window regains focus; its panel lists them. A pressed notification shows as read at once, and the requests are sent one at a time.',
  machine: notificationsMachine,
  starts: { 'the shell is rendered': undefined },
  externalEvents: ['window.focused', 'connection.lost', 'connection.restored'],
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
      name: 'the queue is non-empty exactly while a notification is being marked',
      holds: (snapshot) => snapshot.context.queue.length > 0 === snapshot.matches({ reading: 'markingOne' }),
    },
    {
      name: 'a failed list has an error',
      holds: (snapshot) => !snapshot.matches({ panel: { open: 'failed' } }) || snapshot.context.failure !== null,
    },
    {
      name: 'nothing is queued twice',
      holds: ({ context: { queue } }) => new Set(queue).size === queue.length,
    },
  ],
});
