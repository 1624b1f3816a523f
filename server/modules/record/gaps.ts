import { inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Rows that have one of some values in a column, or nothing where that was asked for; undefined while neither was.
 * @param orNothing whether the request names the filter in `without`
 */
export function amongOrNothing(
  column: PgColumn,
  values: readonly string[] | undefined,
  orNothing: boolean,
): SQL | undefined {
  return or(values && inArray(column, [...values]), orNothing ? isNull(column) : undefined);
}
