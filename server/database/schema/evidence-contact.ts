import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { storedFile } from './attachment.ts';
import { belongingTo, createdAt, instant, organisationId, sortedText, version, withinOrganisation } from './columns.ts';
import { evidenceRequest } from './evidence-course.ts';
import { evidence } from './evidence.ts';
import { isLinkMail, linkMails, mailColumns } from './link-mail.ts';

/**
 * Someone without an account who is asked for a piece of evidence by a link. Where they stand follows from the instants
 * (domain/compliance/evidence-contact.ts).
 */
export const evidenceContact = pgTable(
  'evidence_contact',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    evidenceId: uuid('evidence_id').notNull(),
    version: version(),
    name: sortedText('name').notNull().default(''),
    /** In lower case. */
    email: sortedText('email').notNull(),
    note: text('note').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    ...mailColumns(),
    mailDue: text('mail_due', { enum: linkMails }).default('REQUEST'),
    expiresAt: instant('expires_at').notNull(),
    /** The IANA time zone with whose day it ends (`domain/time/last-day.ts`). */
    endZone: text('end_zone').notNull().default('UTC'),
    /** 0 for none. */
    reminderDays: integer('reminder_days').notNull(),
    /** What they gave: the dates and what was said with it. */
    madeOn: date('made_on', { mode: 'string' }),
    coversFrom: date('covers_from', { mode: 'string' }),
    coversTo: date('covers_to', { mode: 'string' }),
    reply: text('reply').notNull().default(''),
    givenAt: instant('given_at'),
    returnedBecause: text('returned_because').notNull().default(''),
    acceptedAt: instant('accepted_at'),
    /** The number of the version of the evidence that it became. */
    acceptedAs: integer('accepted_as'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    check('evidence_contact_mail', isLinkMail),
    check('evidence_contact_accepted', sql`${table.acceptedAt} is null or ${table.givenAt} is not null`),
    belongingTo('evidence_contact_evidence', [table.organisationId, table.evidenceId], evidence),
    personOf('evidence_contact_asked_by', [table.organisationId, table.askedBy]),
    index('evidence_contact_due')
      .on(table.organisationId, table.id)
      .where(sql`mail_due is not null`),
    index('evidence_contact_of').on(table.organisationId, table.evidenceId, table.askedAt),
  ],
);

/**
 * A file that someone who is asked for evidence gives: by a link, or as a member. Once it is part of the evidence, it is an attachment
 * instead.
 */
export const evidenceContactFile = pgTable(
  'evidence_contact_file',
  {
    organisationId: organisationId(),
    contactId: uuid('contact_id'),
    requestId: uuid('request_id'),
    fileId: uuid('file_id').notNull(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.fileId] }),
    belongingTo('evidence_contact_file_contact', [table.organisationId, table.contactId], evidenceContact),
    belongingTo('evidence_contact_file_request', [table.organisationId, table.requestId], evidenceRequest),
    check('evidence_contact_file_for', sql`num_nonnulls(contact_id, request_id) = 1`),
    withinOrganisation('evidence_contact_file_file', [table.organisationId, table.fileId], storedFile),
    index('evidence_contact_file_of').on(table.organisationId, table.contactId),
    index('evidence_contact_file_for_request').on(table.organisationId, table.requestId),
  ],
);
