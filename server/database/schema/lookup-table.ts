import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

import { organisation } from './accounts.ts';
import { createdAt, organisationId, sortedText, updatedAt, version } from './columns.ts';

/** The columns common to all look-ups. */
const lookupColumns = () => ({
  organisationId: organisationId().references(() => organisation.id),
  id: uuid('id').notNull().defaultRandom(),
  name: sortedText('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  /** An inactive entry stays on existing records but is no longer offered. */
  active: boolean('active').notNull().default(true),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

type ConfigColumns<Column extends string> = Readonly<
  Record<Column | keyof ReturnType<typeof lookupColumns>, ExtraConfigColumn>
>;

/**
 * Defines a look-up as a table of its own, so that foreign keys are real.
 * @param columns its additional columns, beside name, description, position and state
 * @param extras additional constraints of this look-up
 */
export const lookupTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extras: (table: ConfigColumns<keyof Columns & string>) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable(name, { ...lookupColumns(), ...columns }, (table) => {
    const own: ConfigColumns<keyof Columns & string> = table;
    return [
      primaryKey({ columns: [own.organisationId, own.id] }),
      unique(`${name}_name`).on(own.organisationId, own.name),
      ...extras(own),
    ];
  });
