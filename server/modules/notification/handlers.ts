import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { notification } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf, viewableEntities } from '#server/modules/record/index.ts';

import { settingsNow } from './settings-now.ts';

type NotificationQuery = Input<'Notifications.list'>['query'];

/**
 * The caller's notifications about records whose feature they may view now. The recipient is an explicit condition,
 * although row-level security already implies it, because the index starts with it.
 */
const ownAndVisible = (context: OrganisationContext): SQL | undefined =>
  and(
    eq(notification.recipientId, context.user.id),
    notification.inApp,
    sql`${notification.entityType} = any(${sql.param(viewableEntities(context))}::text[])`,
  );

const unread = isNull(notification.readAt);

const matching = ({ search, unread: onlyUnread }: NotificationQuery): SQL | undefined =>
  and(
    anyContains([notification.title, notification.description], search),
    onlyUnread === true ? unread : undefined,
    onlyUnread === false ? sql`${notification.readAt} is not null` : undefined,
  );

const shown = ({
  readAt,
  createdAt,
  entityId,
  reportRunId,
  ...rest
}: typeof notification.$inferSelect): Schemas['Notification'] => ({
  ...rest,
  entityId: entityId ?? reportRunId ?? rest.id,
  createdAt: createdAt.toISOString(),
  userNotifications: [{ status: readAt === null ? 'UNREAD' : 'READ' }],
});

const orders = { createdAt: notification.createdAt, title: notification.title };

/** The caller's notifications in the organisation. */
export const notificationHandlers: HandlersOf<'Notifications'> = {
  async list({ query }, context) {
    const [scope, filter] = [ownAndVisible(context), matching(query)];
    const { perPage, offset } = pageOf(query);
    const [rows, totals] = await Promise.all([
      db
        .select()
        .from(notification)
        .where(and(scope, filter))
        .orderBy(...newestFirst(query, orders, { at: notification.createdAt, id: notification.id }))
        .limit(perPage)
        .offset(offset),
      totalsOf((where) => db.$count(notification, where), scope, filter),
    ]);
    return toPage(query, totals, rows.map(shown));
  },

  async counts(_input, context) {
    const [row] = await db
      .select({ unread: count() })
      .from(notification)
      .where(and(ownAndVisible(context), unread));
    return { unread: row?.unread ?? 0, settings: await settingsNow() };
  },

  async markAsRead({ body: { notificationId } }, context) {
    const [found] = await db
      .update(notification)
      .set({ readAt: sql`coalesce(${notification.readAt}, now())` })
      .where(and(eq(notification.recipientId, context.user.id), eq(notification.id, notificationId)))
      .returning({ id: notification.id });
    if (found === undefined) throw invalid([{ field: 'notificationId', message: 'This notification does not exist' }]);
  },

  async markAllAsRead(_input, context) {
    await db
      .update(notification)
      .set({ readAt: sql`now()` })
      .where(and(ownAndVisible(context), unread));
  },
};
