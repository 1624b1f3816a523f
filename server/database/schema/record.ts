import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';

import { organisation, personOf } from './accounts.ts';
import { createdAt, instant, organisationId, sortedText, updatedAt, version } from './columns.ts';

/** The kinds of records: one row per register of the contract, added at start (`../record-kinds.ts`). */
export const recordKind = pgTable('record_kind', { kind: text('kind').$type<RecordKind>().primaryKey() });

/**
 * The common part of every register row: reference, title, version, authorship, soft deletion. Comments, attachments,
 * labels, links, activity and the palette's search refer to it. The register's own table shares its primary key.
 */
export const record = pgTable(
  'record',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    ref: sortedText('ref').notNull(),
    title: sortedText('title').notNull(),
    /** The text searched by the list; matched by `search_records`, which sees only live rows of one organisation. */
    searchText: text('search_text').notNull(),
    version: version(),
    createdAt: createdAt(),
    createdBy: uuid('created_by'),
    updatedAt: updatedAt(),
    updatedBy: uuid('updated_by'),
    /** When it was removed, by `updatedBy`: a removed record cannot change. */
    deletedAt: instant('deleted_at'),
    /** Reason for the removal; empty if none was given. */
    removalReason: text('removal_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('record_ref').on(table.organisationId, table.ref),
    personOf('record_created_by', [table.organisationId, table.createdBy]),
    personOf('record_updated_by', [table.organisationId, table.updatedBy]),
    foreignKey({ name: 'record_kind', columns: [table.kind], foreignColumns: [recordKind.kind] }),
    index('record_live_ref')
      .on(table.organisationId, table.kind, table.ref, table.id)
      .where(sql`deleted_at is null`),
    index('record_live_title')
      .on(table.organisationId, table.kind, table.title, table.id)
      .where(sql`deleted_at is null`),
    // By titles as searches compare them (`records_titled`).
    index('record_live_folded_title')
      .on(table.organisationId, table.kind, sql`folded(${table.title})`)
      .where(sql`deleted_at is null`),
    index('record_live_updated')
      .on(table.organisationId, table.kind, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    // For the list of removed records and the purge of those past their retention period.
    index('record_removed')
      .on(table.organisationId, table.deletedAt, table.id)
      .where(sql`deleted_at is not null`),
  ],
);

/**
 * How many live records of a kind an organisation has, and the revision of their list, which grows with every change of
 * a record: both are sums over the slots. Triggers add each change to a slot that no other transaction holds, so that
 * writers never wait for each other here; there are as many slots as transactions have ever changed a list at once.
 */
export const recordTotal = pgTable(
  'record_total',
  {
    organisationId: organisationId().references(() => organisation.id),
    /** A register, or other rows of which only the revision is kept. */
    kind: text('kind').$type<RecordKind | 'documentEntry'>().notNull(),
    slot: uuid('slot').notNull().defaultRandom(),
    /** May be negative: a record can be removed through another slot than it was added. */
    live: integer('live').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.kind, table.slot] })],
);

/** The next reference number per kind and organisation; references are never reused. */
export const referenceCounter = pgTable(
  'reference_counter',
  {
    organisationId: organisationId().references(() => organisation.id),
    kind: text('kind').$type<RecordKind>().notNull(),
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.kind] })],
);

/** The audit trail of records. The app role may insert and read rows, never change or delete them. */
export const activity = pgTable(
  'activity',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** The record's reference; null for a look-up entry. */
    entityRef: text('entity_ref'),
    entityName: text('entity_name').notNull(),
    /** `[{ field, old, new }]` */
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('activity_person', [table.organisationId, table.actorId]),
    index('activity_at').on(table.organisationId, table.at),
    index('activity_actor').on(table.organisationId, table.actorId, table.at),
    index('activity_entity').on(table.organisationId, table.entityId, table.at),
    // Findings that were closed and reopened, which reports of past days ask for.
    index('activity_reopened')
      .on(table.organisationId, table.at)
      .where(sql`changes @> '[{"field": "closedOn"}]'`),
    // Look-ups and settings, whose changes open pages ask for.
    index('activity_settings')
      .on(table.organisationId, table.at)
      .where(sql`entity_ref is null`),
  ],
);

export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** The response to a create, stored by the client's key: a repeated request replays it instead of creating twice. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    organisationId: organisationId().references(() => organisation.id),
    userId: uuid('user_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request body: the same key with another body is rejected. */
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId, table.operation, table.key] }),
    personOf('idempotency_key_person', [table.organisationId, table.userId]),
    index('idempotency_key_created').on(table.createdAt),
  ],
);
