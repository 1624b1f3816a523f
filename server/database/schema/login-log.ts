import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';

import { instant } from './columns.ts';

/**
 * Sign-ins, failed sign-ins and sign-outs; an append-only platform table. A row identifies the person as the identity
 * provider does, because the first sign-in precedes the account.
 */
export const loginLog = pgTable(
  'login_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    /** Null for an unknown address. */
    subject: text('subject'),
    event: text('event').$type<components['schemas']['LoginEvent']>().notNull(),
    /** Masked, and only set without a subject: `a…@example.com`. */
    emailAddress: text('email_address'),
    /** Error code of a failed sign-in. */
    reason: text('reason'),
    sessionId: text('session_id'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('login_log_person').on(table.issuer, table.subject, table.at),
    index('login_log_at').on(table.at),
    uniqueIndex('login_log_session_used')
      .on(table.issuer, table.sessionId)
      .where(sql`event = 'SESSION_USED'`),
  ],
);
