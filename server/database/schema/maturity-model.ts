import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { standardVersionStatuses } from '#domain/catalogue/version-lifecycle.ts';

import { createdAt, instant, literals, sortedText, version } from './columns.ts';

/** A model of maturity, with a version for each change of one that is in use. */
export const maturityModel = pgTable(
  'maturity_model',
  {
    /** An organisation, or the platform. */
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    title: sortedText('title').notNull(),
    description: text('description').notNull().default(''),
    /** The model that it is a later version of. */
    replacesId: uuid('replaces_id'),
    status: text('status', { enum: standardVersionStatuses }).notNull().default('DRAFT'),
    version: version(),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'maturity_model_replaces',
      columns: [table.ownerId, table.replacesId],
      foreignColumns: [table.ownerId, table.id],
    }),
    index('maturity_model_title').on(table.ownerId, table.title, table.id),
    check('maturity_model_status', sql`${table.status} in (${literals(standardVersionStatuses)})`),
    check('maturity_model_published', sql`(${table.status} = 'DRAFT') = (${table.publishedAt} is null)`),
    check('maturity_model_withdrawn', sql`(${table.status} = 'WITHDRAWN') = (${table.withdrawnAt} is not null)`),
  ],
);

export const maturityLevel = pgTable(
  'maturity_level',
  {
    ownerId: uuid('owner_id').notNull(),
    modelId: uuid('model_id').notNull(),
    /** From 0. */
    level: integer('level').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.modelId, table.level] }),
    foreignKey({
      name: 'maturity_level_model',
      columns: [table.ownerId, table.modelId],
      foreignColumns: [maturityModel.ownerId, maturityModel.id],
    }).onDelete('cascade'),
    check('maturity_level_range', sql`${table.level} between 0 and 9`),
  ],
);
