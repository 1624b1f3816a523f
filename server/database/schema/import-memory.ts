import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';
import type { components } from '#openapi/generated/types.ts';

import { personOf } from './accounts.ts';
import { belongingTo, organisationId, updatedAt } from './columns.ts';
import { record } from './record.ts';

type ImportedKind = RecordKind | LookupKind | components['schemas']['ProviderPartKind'];

/** What values of files stand for in a register, as a member has answered: decision 196. */
export const importValueMapping = pgTable(
  'import_value_mapping',
  {
    organisationId: organisationId(),
    kind: text('kind').$type<ImportedKind>().notNull(),
    /** Its path in the contract. */
    field: text('field').notNull(),
    /** The text as searches compare it. */
    key: text('key').notNull(),
    /** The id of an entry or a record, or a value of a closed set; null for nothing, and where it is a person. */
    target: text('target'),
    personId: uuid('person_id'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.kind, table.field, table.key] }),
    personOf('import_value_mapping_person', [table.organisationId, table.personId]),
    check('import_value_mapping_one', sql`${table.target} is null or ${table.personId} is null`),
    index('import_value_mapping_of_person').on(table.organisationId, table.personId),
    // For the oldest, which are forgotten.
    index('import_value_mapping_newest').on(table.organisationId, table.kind, table.updatedAt),
  ],
);

/** The identifiers that files have for records, by which later files find them. */
export const recordSource = pgTable(
  'record_source',
  {
    organisationId: organisationId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    /** The identifier as searches compare it. */
    key: text('key').notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.kind, table.key] }),
    belongingTo('record_source_record', [table.organisationId, table.recordId], record),
    index('record_source_of_record').on(table.organisationId, table.recordId),
  ],
);
