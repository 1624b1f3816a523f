import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { linkTypeValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, literals, organisationId } from './columns.ts';
import { record } from './record.ts';

/** A link between two records. One that reads the same from both ends starts from the smaller id. */
export const recordLink = pgTable(
  'record_link',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    type: text('type', { enum: linkTypeValues }).notNull(),
    sourceId: uuid('source_id').notNull(),
    targetId: uuid('target_id').notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('record_link_source', [table.organisationId, table.sourceId], record),
    belongingTo('record_link_target', [table.organisationId, table.targetId], record),
    personOf('record_link_created_by', [table.organisationId, table.createdBy]),
    unique('record_link_once').on(table.organisationId, table.sourceId, table.targetId, table.type),
    index('record_link_target').on(table.organisationId, table.targetId),
    check('record_link_type', sql`${table.type} in (${literals(linkTypeValues)})`),
    check('record_link_ends', sql`source_id <> target_id and (type <> 'relates' or source_id < target_id)`),
  ],
);
