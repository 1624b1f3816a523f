import { boolean, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { organisation } from './accounts.ts';
import { createdAt, sortedText, version } from './columns.ts';
import { standard } from './standard.ts';

/** Standards of the platform that some organisations may adopt. A standard in no module is open to all. */
export const catalogueModule = pgTable(
  'module',
  {
    /** The platform. */
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    name: sortedText('name').notNull(),
    description: text('description').notNull().default(''),
    /** Whether organisations that have not been given it may adopt from it too. */
    isForAll: boolean('is_for_all').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), unique('module_name').on(table.ownerId, table.name)],
);

export const moduleStandard = pgTable(
  'module_standard',
  {
    ownerId: uuid('owner_id').notNull(),
    moduleId: uuid('module_id').notNull(),
    standardId: uuid('standard_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.moduleId, table.standardId] }),
    foreignKey({
      name: 'module_standard_module',
      columns: [table.ownerId, table.moduleId],
      foreignColumns: [catalogueModule.ownerId, catalogueModule.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'module_standard_standard',
      columns: [table.ownerId, table.standardId],
      foreignColumns: [standard.ownerId, standard.id],
    }).onDelete('cascade'),
    index('module_standard_modules').on(table.ownerId, table.standardId),
  ],
);

/** Which organisations may adopt from a module. */
export const organisationModule = pgTable(
  'organisation_module',
  {
    ownerId: uuid('owner_id').notNull(),
    moduleId: uuid('module_id').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.ownerId, table.moduleId] }),
    foreignKey({
      name: 'organisation_module_module',
      columns: [table.ownerId, table.moduleId],
      foreignColumns: [catalogueModule.ownerId, catalogueModule.id],
    }).onDelete('cascade'),
    index('organisation_module_organisations').on(table.ownerId, table.moduleId),
  ],
);
