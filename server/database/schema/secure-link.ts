import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { acknowledgementRequest } from './acknowledgement.ts';
import { belongingTo, createdAt, instant, organisationId } from './columns.ts';
import { evidenceContact } from './evidence-contact.ts';
import { assessmentRespondent } from './provider-assessment.ts';
import { record } from './record.ts';

/**
 * A link for someone without an account. Only the hash of its token is stored; each mail has a link of its own
 * (docs/decisions/072-secure-links.md).
 */
export const secureLink = pgTable(
  'secure_link',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    /** What it opens: `policy`, `assessment`, `evidence`. */
    kind: text('kind').notNull(),
    /** The record that it opens. */
    recordId: uuid('record_id').notNull(),
    /** The request that it answers, of a link to a policy. */
    requestId: uuid('request_id'),
    /** The respondent, of a link to an assessment. */
    respondentId: uuid('respondent_id'),
    /** Who is asked, of a link to give evidence. */
    contactId: uuid('contact_id'),
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** The IANA time zone with whose day it ends (`domain/time/last-day.ts`). */
    endZone: text('end_zone').notNull().default('UTC'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('secure_link_token').on(table.tokenHash),
    belongingTo('secure_link_record', [table.organisationId, table.recordId], record),
    belongingTo('secure_link_acknowledgement', [table.organisationId, table.requestId], acknowledgementRequest),
    belongingTo('secure_link_respondent', [table.organisationId, table.respondentId], assessmentRespondent),
    belongingTo('secure_link_contact', [table.organisationId, table.contactId], evidenceContact),
    check('secure_link_for', sql`num_nonnulls(request_id, respondent_id, contact_id) = 1`),
    check('secure_link_hash', sql`token_hash ~ '^[0-9a-f]{64}$'`),
    index('secure_link_request').on(table.organisationId, table.requestId),
    index('secure_link_respondent_use').on(table.organisationId, table.respondentId),
    index('secure_link_contact_use').on(table.organisationId, table.contactId),
    // A request with a link knows no organisation before its link is found.
    index('secure_link_id').on(table.id),
  ],
);

/** A use of a link. */
export const secureLinkUse = pgTable(
  'secure_link_use',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    linkId: uuid('link_id').notNull(),
    at: createdAt(),
    /** What was done: `open`, `acknowledge`, `submit`, `give`. */
    action: text('action').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('secure_link_use_link', [table.organisationId, table.linkId], secureLink),
    index('secure_link_use_latest').on(table.organisationId, table.linkId, table.at),
  ],
);
