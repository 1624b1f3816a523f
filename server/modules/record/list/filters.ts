import { inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The condition of a list filter; undefined if the request does not set the filter.
 * @param values the requested values; a single one if the filter takes no more
 * @param orNothing whether records without a value are included
 */
export type Filter = (
  values: readonly string[] | undefined,
  orNothing: boolean,
) => SQL | undefined | Promise<SQL | undefined>;

/** Rows that a number of the dashboard counts: its statistics have the same condition. */
export const counted =
  (conditions: Readonly<Record<string, () => SQL | Promise<SQL>>>): Filter =>
  async ([name = ''] = []) =>
    conditions[name]?.();

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
