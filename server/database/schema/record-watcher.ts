import { boolean, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, organisationId } from './columns.ts';
import { record } from './record.ts';

/** Who watches a record, or does not want to. Its owner watches it without a row (decision 062). */
export const recordWatcher = pgTable(
  'record_watcher',
  {
    organisationId: organisationId(),
    recordId: uuid('record_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** False for someone who chose not to: nothing but their own choice changes that. */
    watching: boolean('watching').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.recordId, table.userId] }),
    belongingTo('record_watcher_record', [table.organisationId, table.recordId], record),
    personOf('record_watcher_user', [table.organisationId, table.userId]),
  ],
);
