import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';

import * as schema from './schema/index.ts';

/** A column by which the rows of a table refer to those of another. */
interface ForeignKey {
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
    const column = columns.at(-1);
    return column === undefined ? [] : [{ column, foreignTable }];
  });
