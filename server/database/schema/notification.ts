import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { notificationKindValues } from '#openapi/generated/values.ts';

import { personOf, userAccount } from './accounts.ts';
import { belongingTo, createdAt, instant, literals, organisationId } from './columns.ts';
import { comment } from './comment.ts';
import { record } from './record.ts';
import { reportRun } from './report.ts';

export type NotificationKind = (typeof notificationKindValues)[number];

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
    entityType: text('entity_type').$type<RecordKind | 'report'>().notNull(),
    /** Null if it is about a report. */
    entityId: uuid('entity_id'),
    /** The report that it is about, if it is about none of the records. */
    reportRunId: uuid('report_run_id'),
    /** The comment on the record, if the notification is about one. */
    commentId: uuid('comment_id'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** Shown in the bell and on the page. */
    inApp: boolean('in_app').notNull().default(true),
    /** Part of a daily mail. */
    inDigest: boolean('in_digest').notNull().default(false),
    /** The day whose mail it is part of; null until that is written. */
    digestOn: date('digest_on', { mode: 'string' }),
    /** What happens once only, such as a reminder of one date: a second notification of it is not stored. */
    occasion: text('occasion'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('notification_recipient', [table.organisationId, table.recipientId]),
    belongingTo('notification_record', [table.organisationId, table.entityId], record),
    belongingTo('notification_report', [table.organisationId, table.reportRunId], reportRun),
    check('notification_about', sql`(entity_id is null) = (report_run_id is not null)`),
    belongingTo('notification_comment', [table.organisationId, table.commentId], comment),
    check('notification_kind', sql`${table.kind} in (${literals(notificationKindValues)})`),
    index('notification_of_report')
      .on(table.organisationId, table.reportRunId)
      .where(sql`report_run_id is not null`),
    index('notification_newest').on(table.organisationId, table.recipientId, table.createdAt, table.id),
    index('notification_unread')
      .on(table.organisationId, table.recipientId, table.entityType)
      .where(sql`read_at is null and in_app`),
    index('notification_digest')
      .on(table.organisationId, table.recipientId, table.digestOn)
      .where(sql`in_digest`),
    // A watcher is told of a record's changes once until they have read or been mailed of it, and so of its comments.
    uniqueIndex('notification_watched')
      .on(table.organisationId, table.recipientId, table.entityId, sql`(comment_id is null)`)
      .where(sql`kind = 'watched' and read_at is null and digest_on is null`),
    uniqueIndex('notification_occasion').on(table.organisationId, table.entityId, table.occasion),
  ],
);

/**
 * How a person receives the notifications of a kind, in all their organisations; without a row, as `server/modules/record`
 * has it by default. A table of the platform: an organisation reads the settings of its people.
 */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    inDigest: boolean('in_digest').notNull(),
    /** Whether its mail is sent at once. */
    atOnce: boolean('at_once').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('notification_setting_kind', sql`${table.kind} in (${literals(notificationKindValues)})`),
  ],
);

/** Up to which day, in the person's own time zone, their reminders have been given. */
export const reminderProgress = pgTable(
  'reminder_progress',
  {
    organisationId: organisationId(),
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    personOf('reminder_progress_person', [table.organisationId, table.userId]),
  ],
);
