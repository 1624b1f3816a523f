import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { standardVersionStatuses } from '#domain/catalogue/version-lifecycle.ts';
import { relations } from '#domain/compliance/relations.ts';

import { createdAt, instant, literals, sortedText, version } from './columns.ts';

/** Mappings between two standards, which it names by what their publishers call them: neither must be in the catalogue. */
export const mappingSet = pgTable(
  'mapping_set',
  {
    /** An organisation, or the platform. */
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    title: sortedText('title').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    status: text('status', { enum: standardVersionStatuses }).notNull().default('DRAFT'),
    version: version(),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    check('mapping_set_status', sql`${table.status} in (${literals(standardVersionStatuses)})`),
    check('mapping_set_published', sql`(${table.status} = 'DRAFT') = (${table.publishedAt} is null)`),
    check('mapping_set_withdrawn', sql`(${table.status} = 'WITHDRAWN') = (${table.withdrawnAt} is not null)`),
  ],
);

export const mapping = pgTable(
  'mapping',
  {
    ownerId: uuid('owner_id').notNull(),
    setId: uuid('set_id').notNull(),
    /** From 1, in the order of the file. */
    number: integer('number').notNull(),
    /** Codes of controls. */
    sources: jsonb('sources').$type<readonly string[]>().notNull(),
    relation: text('relation', { enum: relations }).notNull(),
    targets: jsonb('targets').$type<readonly string[]>().notNull(),
    confidence: integer('confidence'),
    rationale: text('rationale').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.setId, table.number] }),
    foreignKey({
      name: 'mapping_of_set',
      columns: [table.ownerId, table.setId],
      foreignColumns: [mappingSet.ownerId, mappingSet.id],
    }).onDelete('cascade'),
    check('mapping_relation', sql`${table.relation} in (${literals(relations)})`),
    check('mapping_confidence', sql`${table.confidence} between 0 and 100`),
  ],
);
