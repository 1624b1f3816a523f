import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { RegisterTable } from '#server/database/kind-tables.ts';
import { record } from '#server/database/schema/index.ts';

import { hasRecord } from '../register/rows.ts';
import { containing } from './patterns.ts';

/** The live records of a kind that a list shows. */
export interface Narrowing {
  readonly kind: RecordKind;
  readonly table: RegisterTable;
  /** A condition on the register's own table. */
  readonly filter: SQL | undefined;
  readonly search: string | undefined;
  /** All matches, if they are known and few. */
  readonly ids?: readonly string[] | undefined;
}

/** How the text is found: in an index of all texts, or by reading the text of each record. */
export type SearchBy = 'index' | 'text';

/** The search text is kept folded. */
export const containsText = (search: string): SQL => sql`${record.searchText} like ${containing(search)}`;

/** The ids of the live records of a kind that contain a text, from the index of all texts. */
export const foundBySearch = (kind: RecordKind, search: string): SQL<string> =>
  sql<string>`search_records(${kind}, ${containing(search)})`;

type Searched = Pick<Narrowing, 'kind' | 'search' | 'ids'>;

function searched({ kind, search, ids }: Searched, by: SearchBy): SQL | undefined {
  if (ids !== undefined) return sql`${record.id} = any(${sql.param(ids)}::uuid[])`;
  if (!search) return undefined;
  // An array, not `in`: the planner has no row estimate for the function; a join becomes a nested loop.
  if (by === 'index') return sql`${record.id} = any(array(select ${foundBySearch(kind, search)}))`;
  // Under row-level security the planner takes any text for rare, and would sort all matches; with `case` for common.
  return sql`case when ${containsText(search)} then true else false end`;
}

/** Live records of a kind that contain a text. */
export const matching = (narrowing: Searched, by: SearchBy): SQL | undefined =>
  and(eq(record.kind, narrowing.kind), isNull(record.deletedAt), searched(narrowing, by));

/** Filters a selection of records; the register's own table is joined only if the filter or `needsTable` needs it. */
export function narrow<Rows extends PgSelect>(
  rows: Rows,
  narrowing: Narrowing,
  by: SearchBy,
  { needsTable = false, also }: { readonly needsTable?: boolean; readonly also?: SQL | undefined } = {},
): Rows {
  const { table, filter } = narrowing;
  if (filter !== undefined || needsTable) void rows.innerJoin(table, hasRecord(table));
  void rows.where(and(matching(narrowing, by), filter, also));
  return rows;
}
