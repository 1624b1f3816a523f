import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type ForeignKey, type PgTable } from 'drizzle-orm/pg-core';

import { tables } from '#server/database/foreign-keys.ts';
import { record } from '#server/database/schema/index.ts';

const keysOf = (table: PgTable, onDelete: ForeignKey['onDelete']) =>
  getTableConfig(table).foreignKeys.filter((key) => key.onDelete === onDelete);

/** The ways from a part to the records that it is deleted with: the foreign keys that lead there. */
const waysToRecord = (table: PgTable): ForeignKey[][] =>
  keysOf(table, 'cascade').flatMap((key) => {
    const { foreignTable } = key.reference();
    return foreignTable === record ? [[key]] : waysToRecord(foreignTable).map((way) => [key, ...way]);
  });

/** That a row is the one that a foreign key of another refers to. */
function isReferred(key: ForeignKey): SQL | undefined {
  const { columns, foreignColumns } = key.reference();
  return and(...foreignColumns.map((column, index) => eq(column, sql`${columns[index]}`)));
}

/** That rows of a table refer to a part of the enclosing statement's record; the last key of the way leads to it. */
function refersTo(table: PgTable, way: readonly ForeignKey[]): SQL {
  const joins = way.slice(0, -1).map((key) => sql` join ${key.reference().foreignTable} on ${isReferred(key)}`);
  const [last] = way.slice(-1);
  return sql`exists (select from ${table}${sql.join(joins)} where ${last && isReferred(last)})`;
}

/**
 * Whether the record of the enclosing statement is kept although it was removed: while other records refer to it or to
 * its parts by a foreign key that restricts, as PostgreSQL would refuse to delete it.
 */
export const isKept: SQL =
  or(
    ...tables.flatMap((table) =>
      keysOf(table, 'restrict').flatMap((key) =>
        waysToRecord(key.reference().foreignTable).map((way) => refersTo(table, [key, ...way])),
      ),
    ),
  ) ?? sql`false`;
