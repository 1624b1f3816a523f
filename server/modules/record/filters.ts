import { inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The condition that a filter of a list sets; none where a request does not have the filter.
 * @param values what is asked for; one value of a filter that takes no more
 * @param orNothing whether records with nothing there are asked for too
 */
export type Filter = (
  values: readonly string[] | undefined,
  orNothing: boolean,
) => SQL | undefined | Promise<SQL | undefined>;

/** Rows with one of the values in a column. */
export const among =
  (column: PgColumn): Filter =>
  (values, orNothing) =>
    or(values && inArray(column, [...values]), orNothing ? isNull(column) : undefined);

/** Rows with the given day in a column, or an earlier one. */
export const until =
  (column: PgColumn): Filter =>
  (days, orNothing) =>
    or(...(days ?? []).map((day) => lte(column, day)), orNothing ? isNull(column) : undefined);
