import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';

import * as schema from './schema/index.ts';

/** A column by which the rows of a table refer to those of another. */
interface ForeignKey {
  /** Its name in the code. */
  readonly field: string;
  readonly column: PgColumn;
  readonly foreignTable: PgTable;
}

/** Every table of the schema, which exports more than tables. */
export const tables: readonly PgTable[] = Object.values<unknown>(schema).filter((value): value is PgTable =>
  is(value, PgTable),
);

/** The foreign keys of a table. Of one within an organisation it is the column beside `organisation_id`. */
export const foreignKeysOf = (table: PgTable): ForeignKey[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const name = columns.at(-1)?.name;
    return Object.entries(getTableColumns(table))
      .filter(([, column]) => column.name === name)
      .map(([field, column]) => ({ field, column, foreignTable }));
  });
