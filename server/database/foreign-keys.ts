import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';

import * as schema from './schema/index.ts';

/** A column that references another table. */
interface ForeignKey {
  /** Its property name in the schema. */
  readonly field: string;
  readonly column: PgColumn;
  readonly foreignTable: PgTable;
  /** Whether a row is deleted with the one that it refers to. */
  readonly isDeletedWith: boolean;
}

/** Every table of the schema module, which also exports other things. */
export const tables: readonly PgTable[] = Object.values<unknown>(schema).filter((value): value is PgTable =>
  is(value, PgTable),
);

/** The foreign keys of a table. For one within an organisation, the column beside `organisation_id`. */
export const foreignKeysOf = (table: PgTable): ForeignKey[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const isDeletedWith = key.onDelete === 'cascade';
    const name = columns.at(-1)?.name;
    return Object.entries(getTableColumns(table))
      .filter(([, column]) => column.name === name)
      .map(([field, column]) => ({ field, column, foreignTable, isDeletedWith }));
  });
