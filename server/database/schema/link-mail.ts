import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';

import { instant, literals } from './columns.ts';

/**
 * The mails to someone who gets links: the first one, one more with a link of its own, one whose link ends the others, the
 * receipt for what was done with one, and one that says that a question was answered.
 */
export const linkMails = ['REQUEST', 'REMINDER', 'RESEND', 'RECEIPT', 'ANSWER'] as const;

/** What is known of the mails to someone who gets links (server/modules/secure-link). */
export const mailColumns = () => ({
  /** The mail to be sent next; null if none is. */
  mailDue: text('mail_due', { enum: linkMails }),
  /** How many were handed over. */
  mails: integer('mails').notNull().default(0),
  sentAt: instant('sent_at'),
  failedAt: instant('failed_at'),
  openedAt: instant('opened_at'),
  reminderCount: integer('reminder_count').notNull().default(0),
  lastReminderAt: instant('last_reminder_at'),
  revokedAt: instant('revoked_at'),
});

export const isLinkMail = sql`mail_due in (${literals(linkMails)})`;
