import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import type { ReviewedPair } from '#domain/compliance/lineage-review.ts';

import { createdAt, instant, version } from './columns.ts';
import { standardVersion } from './standard.ts';

/** What became of each control between two versions of a standard, and how far that is reviewed. */
export const standardLineage = pgTable(
  'standard_lineage',
  {
    /** An organisation, or the platform. */
    ownerId: uuid('owner_id').notNull(),
    fromVersionId: uuid('from_version_id').notNull(),
    toVersionId: uuid('to_version_id').notNull(),
    /** By codes: one value, since pairs are only ever read, changed and confirmed together. */
    pairs: jsonb('pairs').$type<readonly ReviewedPair[]>().notNull(),
    undecided: integer('undecided').notNull(),
    version: version(),
    createdAt: createdAt(),
    /** When its review was finished. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.toVersionId, table.fromVersionId] }),
    foreignKey({
      name: 'standard_lineage_from',
      columns: [table.ownerId, table.fromVersionId],
      foreignColumns: [standardVersion.ownerId, standardVersion.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'standard_lineage_to',
      columns: [table.ownerId, table.toVersionId],
      foreignColumns: [standardVersion.ownerId, standardVersion.id],
    }).onDelete('cascade'),
    check('standard_lineage_versions', sql`${table.fromVersionId} <> ${table.toVersionId}`),
    check('standard_lineage_confirmed', sql`${table.confirmedAt} is null or ${table.undecided} = 0`),
  ],
);
