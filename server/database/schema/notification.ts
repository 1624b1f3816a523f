import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, instant, literals, organisationId } from './columns.ts';
import { record } from './record.ts';

/** Why a person is notified about a record (records.md: "Notification"). */
export const notificationKinds = ['assigned', 'updated', 'removed', 'restored'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * One person's notification about one record. A dedicated policy lets only the recipient of the transaction read and
 * update a row: the writer of a notification for someone else cannot read it back.
 */
export const notification = pgTable(
  'notification',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    recipientId: uuid('recipient_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    title: text('title').notNull(),
    /** Names appear in "double quotes". */
    description: text('description').notNull(),
    entityType: text('entity_type').$type<RecordKind>().notNull(),
    entityId: uuid('entity_id').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('notification_recipient', [table.organisationId, table.recipientId]),
    belongingTo('notification_record', [table.organisationId, table.entityId], record),
    check('notification_kind', sql`${table.kind} in (${literals(notificationKinds)})`),
    index('notification_newest').on(table.organisationId, table.recipientId, table.createdAt, table.id),
    index('notification_unread')
      .on(table.organisationId, table.recipientId, table.entityType)
      .where(sql`read_at is null`),
  ],
);
