import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { batchRefusalValues, bulkActionValues, bulkStateValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, instant, literals, organisationId, updatedAt } from './columns.ts';
import { record } from './record.ts';

/** The states in which a job works on it. */
const busyStates = ['RUNNING', 'STOPPING', 'UNDOING'] as const;

/** What was done with a record, and by the undo: `DONE`, or why it was left as it was. */
const outcomes = ['DONE', ...batchRefusalValues] as const;

/** A change of all records of a list. A dedicated policy hides it, and its records, from everyone but its author. */
export const bulkChange = pgTable(
  'bulk_change',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    authorId: uuid('author_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    action: text('action', { enum: bulkActionValues }).notNull(),
    state: text('state', { enum: bulkStateValues }).notNull(),
    /** The values to set, as the contract names the fields; empty for a removal. */
    changes: jsonb('changes').$type<Record<string, unknown>>().notNull(),
    /** Of a removal. */
    reason: text('reason').notNull(),
    total: integer('total').notNull(),
    /** How many records the change or its undo has reached. */
    done: integer('done').notNull().default(0),
    failure: text('failure'),
    /** Where the request came from, for the activity log. */
    ip: text('ip'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the change ended. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('bulk_change_author', [table.organisationId, table.authorId]),
    check('bulk_change_action', sql`${table.action} in (${literals(bulkActionValues)})`),
    check('bulk_change_state', sql`${table.state} in (${literals(bulkStateValues)})`),
    // One at a time for each person, across all processes.
    uniqueIndex('bulk_change_busy')
      .on(table.organisationId, table.authorId)
      .where(sql`state in (${literals(busyStates)})`),
    index('bulk_change_created').on(table.organisationId, table.createdAt),
  ],
);

/** A record of a bulk change, in the version that its list showed. */
export const bulkChangeItem = pgTable(
  'bulk_change_item',
  {
    organisationId: organisationId(),
    bulkChangeId: uuid('bulk_change_id').notNull(),
    position: integer('position').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The version to be changed, then the one that the change has made. */
    version: integer('version').notNull(),
    /** Null until the record's turn. */
    outcome: text('outcome', { enum: outcomes }),
    /** The former values of the fields that were changed; null if nothing was. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** Who owned it before the change, and who owned it then. */
    formerOwnerId: uuid('former_owner_id'),
    ownerId: uuid('owner_id'),
    undo: text('undo', { enum: outcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.bulkChangeId, table.position] }),
    belongingTo('bulk_change_item_bulk_change', [table.organisationId, table.bulkChangeId], bulkChange),
    belongingTo('bulk_change_item_record', [table.organisationId, table.recordId], record),
    personOf('bulk_change_item_former_owner', [table.organisationId, table.formerOwnerId]),
    personOf('bulk_change_item_owner', [table.organisationId, table.ownerId]),
    check('bulk_change_item_outcome', sql`${table.outcome} in (${literals(outcomes)})`),
    check('bulk_change_item_undo', sql`${table.undo} in (${literals(outcomes)})`),
    index('bulk_change_item_of_record').on(table.organisationId, table.recordId),
  ],
);
