import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A value that is read with a record from other tables. */
export interface AddedValue<Value> {
  /** Of the record of the enclosing statement. */
  readonly ofRecord: SQL<Value>;
  /** Of many records by id, in one statement; records without a value are left out. */
  readonly ofMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  /** Of a record without one. */
  readonly none: Value;
}

/** Where the values are: rows that name the record that they belong to. */
interface Rows {
  readonly table: PgTable;
  /** What is joined to it: `join ... on ...`. */
  readonly joined?: SQL;
  /** The columns of the table that refer to the record. */
  readonly organisationId: PgColumn;
  readonly recordId: PgColumn;
  readonly where?: SQL | undefined;
  /** A row's value. */
  readonly shown: SQL;
}

/** Lists the values of a record's rows. */
export const listedValues = <Item>({ order, ...rows }: Rows & { readonly order: SQL }): AddedValue<Item[]> => ({
  ofRecord: sql<Item[]>`(select coalesce(json_agg(${rows.shown} order by ${order}), '[]')
    ${fromRows(rows)} where ${ofEnclosing(rows)})`,
  ofMany: (ids) => readMany(rows, ids, sql`json_agg(${rows.shown} order by ${order})`, sql`group by ${rows.recordId}`),
  none: [],
});

/** The value of a record's only row. */
export const singleValue = <Value>(rows: Rows): AddedValue<Value | null> => ({
  ofRecord: sql<Value | null>`(select ${rows.shown} ${fromRows(rows)} where ${ofEnclosing(rows)})`,
  ofMany: (ids) => readMany<Value>(rows, ids, rows.shown),
  none: null,
});

const fromRows = ({ table, joined = sql`` }: Rows): SQL => sql`from ${table} ${joined}`;

const ofEnclosing = ({ organisationId, recordId, where }: Rows) =>
  and(eq(organisationId, record.organisationId), eq(recordId, record.id), where);

/**
 * A subquery for each record costs three times as much as one statement for a thousand. Materialised, because a planner
 * without statistics (after an import, say) would begin with everything that is joined.
 */
async function readMany<Value>(
  found: Rows,
  ids: readonly string[],
  value: SQL,
  grouped = sql``,
): Promise<ReadonlyMap<string, Value>> {
  const { table, recordId, where = sql`true` } = found;
  const { rows } = await db.execute<{ id: string; value: Value }>(sql`
    with ${table} as materialized (select * from ${table} where ${recordId} = any(${sql.param(ids)}::uuid[]))
    select ${recordId} as id, ${value} as value ${fromRows(found)} where ${where} ${grouped}`);
  return new Map(rows.map((row) => [row.id, row.value]));
}
