import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Compares a column of one table with a column of another, in rows of the same organisation: how two of its tables are
 * joined. Platform roles see the rows of every organisation, and keys and indexes begin with it.
 */
export const eqWithinOrganisation = (column: AnyPgColumn, other: AnyPgColumn) =>
  sql`(${eq(organisationOf(column), organisationOf(other))} and ${eq(column, other)})`;

function organisationOf({ table, name }: AnyPgColumn) {
  const { organisationId } = getTableColumns(table);
  if (!organisationId) throw new Error(`The table of ${name} has no organisation`);
  return organisationId;
}
