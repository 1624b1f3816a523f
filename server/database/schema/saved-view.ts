import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';

import { personOf } from './accounts.ts';
import { createdAt, organisationId, sortedText, updatedAt, version } from './columns.ts';

/**
 * A list's search, filters, order and columns under a name. A dedicated policy hides those of others that are not shared.
 */
export const savedView = pgTable(
  'saved_view',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    name: sortedText('name').notNull(),
    shared: boolean('shared').notNull(),
    /** The search parameters of the list's address. */
    address: text('address').notNull(),
    /** Null for the usual ones. */
    columns: jsonb('columns').$type<string[]>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('saved_view_owner', [table.organisationId, table.ownerId]),
    index('saved_view_of_register').on(table.organisationId, table.kind, table.name),
  ],
);
