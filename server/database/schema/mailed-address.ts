import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, organisationId } from './columns.ts';

/**
 * An address that an organisation has sent a link to, as a hash: people's addresses are kept only where they are asked
 * (server/modules/secure-link/new-addresses.ts).
 */
export const mailedAddress = pgTable(
  'mailed_address',
  {
    organisationId: organisationId(),
    addressHash: text('address_hash').notNull(),
    /** When it was first asked. */
    at: instant('at').notNull().defaultNow(),
    /** Whether it counts towards the limit of its day: not a member's, nor one that a link was made for by hand. */
    isCounted: boolean('is_counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.addressHash] }),
    index('mailed_address_counted')
      .on(table.organisationId, table.at)
      .where(sql`is_counted`),
  ],
);

/** When a mailbox was last reminded by an organisation, for an hour (server/modules/secure-link/reminders.ts). */
export const remindedMailbox = pgTable(
  'reminded_mailbox',
  {
    organisationId: organisationId(),
    mailboxHash: text('mailbox_hash').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.mailboxHash] })],
);
