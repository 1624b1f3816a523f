import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { belongingTo, instant, organisationId, sortedText, version, withinOrganisation } from './columns.ts';
import { isLinkMail, linkMails, mailColumns } from './link-mail.ts';
import { policy, policyVersion } from './policy.ts';

/**
 * A request to acknowledge a version of a policy. Its state follows from its instants. The people asked are addresses:
 * they need no account.
 */
export const acknowledgementRequest = pgTable(
  'acknowledgement_request',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    policyId: uuid('policy_id').notNull(),
    /** Another one than was first sent, once an approval has passed the open request on to it. */
    versionId: uuid('version_id').notNull(),
    passedAt: instant('passed_at'),
    /** A later version for which its acknowledgement counts; null as long as that is its own. */
    countsFor: uuid('counts_for'),
    /** When a newer version has ended it, for which its recipient was asked again. */
    supersededAt: instant('superseded_at'),
    version: version(),
    name: sortedText('name').notNull().default(''),
    /** In lower case. */
    email: sortedText('email').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    requestedBy: uuid('requested_by').notNull(),
    ...mailColumns(),
    mailDue: text('mail_due', { enum: linkMails }).default('REQUEST'),
    expiresAt: instant('expires_at').notNull(),
    /** The IANA time zone with whose day it ends (`domain/time/last-day.ts`). */
    endZone: text('end_zone').notNull().default('UTC'),
    /** 0 for none. */
    reminderDays: integer('reminder_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    check('acknowledgement_request_mail', isLinkMail),
    index('acknowledgement_request_due')
      .on(table.organisationId, table.id)
      .where(sql`mail_due is not null`),
    unique('acknowledgement_request_once').on(table.organisationId, table.versionId, table.email),
    belongingTo('acknowledgement_request_policy', [table.organisationId, table.policyId], policy),
    belongingTo('acknowledgement_request_version', [table.organisationId, table.versionId], policyVersion),
    withinOrganisation('acknowledgement_request_counts_for', [table.organisationId, table.countsFor], policyVersion),
    personOf('acknowledgement_request_by', [table.organisationId, table.requestedBy]),
    index('acknowledgement_request_policy_order').on(table.organisationId, table.policyId, table.requestedAt, table.id),
    index('acknowledgement_request_email').on(table.organisationId, table.policyId, table.email),
    index('acknowledgement_request_person').on(table.organisationId, table.email),
  ],
);

/** An acknowledgement, with everything that proves it. Never changed. */
export const acknowledgement = pgTable(
  'acknowledgement',
  {
    organisationId: organisationId(),
    requestId: uuid('request_id').notNull(),
    /** Anyone who has it can check the receipt. */
    code: text('code').notNull(),
    contentSha256: text('content_sha256').notNull(),
    sentence: text('sentence').notNull(),
    at: instant('at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Of the receipt. */
    sha256: text('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.requestId] }),
    unique('acknowledgement_code').on(table.code),
    withinOrganisation(
      'acknowledgement_of_request',
      [table.organisationId, table.requestId],
      acknowledgementRequest,
    ).onDelete('cascade'),
  ],
);
