import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { contactMessageStatusValues, contactPlaceValues } from '#openapi/generated/values.ts';

import { userAccount } from './accounts.ts';
import { createdAt, instant, literals, updatedAt, version } from './columns.ts';

/** What people outside of every organisation wrote to the administrators of the platform (domain/people/contact-lifecycle.ts). */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    place: text('place', { enum: contactPlaceValues }).notNull(),
    /** Where an answer is sent: not verified, except of someone who was signed in. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** Who was signed in; null for someone with a link. */
    accountId: uuid('account_id').references(() => userAccount.id),
    status: text('status', { enum: contactMessageStatusValues }).notNull().default('NEW'),
    handledBy: uuid('handled_by').references(() => userAccount.id),
    handledAt: instant('handled_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('contact_message_place', sql`${table.place} in (${literals(contactPlaceValues)})`),
    check('contact_message_status', sql`${table.status} in (${literals(contactMessageStatusValues)})`),
    index('contact_message_newest').on(table.createdAt, table.id),
  ],
);
