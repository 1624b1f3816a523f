import { and, asc, Column, count, desc, eq, is, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { RegisterTable } from '#server/database/kind-tables.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { pageOf, type PageQuery, type Totals } from './pages.ts';
import { hasRecord } from './rows.ts';
import { containing } from './search.ts';

/** A sort expression; `join` if it is in a table other than the register's own. */
export interface SortKey {
  readonly by: PgColumn | SQL;
  readonly join?: { readonly table: PgTable; readonly on: SQL | undefined };
  /** Set for an expression that may be null; for a column the schema knows. */
  readonly isNullable?: boolean;
}

/** The definition of a register's list. */
interface Listing {
  readonly kind: RecordKind;
  readonly table: RegisterTable;
  /** Keyed by the contract's sort names. */
  readonly sorts: Readonly<Record<string, SortKey>>;
}

interface ListOrder {
  readonly search?: string;
  readonly sortId?: string;
  readonly desc?: boolean;
}

export interface ListQuery extends PageQuery, ListOrder {}

/** A page's ids in order, and the total number of matching records. */
export interface IdPage {
  readonly ids: string[];
  readonly totals: Totals;
}

/** How many records or people a picker offers. */
export const optionLimit = 50;

/** Live records of a kind that contain a text. */
const matching = (kind: RecordKind, search: string | undefined): SQL | undefined =>
  and(
    eq(record.kind, kind),
    isNull(record.deletedAt),
    // An array, not `in`: the planner has no row estimate for the function; a join becomes a nested loop.
    search ? sql`${record.id} = any(array(select search_records(${kind}, ${containing(search)})))` : undefined,
  );

/** Whether the sort value may be null; only then `nulls last`, which an index scanned backwards cannot provide. */
const isNullable = ({ by, join, isNullable: known = false }: SortKey): boolean =>
  known || join !== undefined || (is(by, Column) && !by.notNull);

const sortKeyOf = ({ sorts }: Listing, sort = 'ref'): SortKey => sorts[sort] ?? { by: record.ref };

const isOfRecord = (by: SortKey['by']): boolean => is(by, Column) && by.table === record;

/** The order of a list; the id breaks ties. */
function orderOf(listing: Listing, { sortId, desc: backwards }: ListOrder): SQL[] {
  const direction = backwards === true ? desc : asc;
  const key = sortKeyOf(listing, sortId);
  return [isNullable(key) ? sql`${direction(key.by)} nulls last` : direction(key.by), direction(record.id)];
}

/** Filters a selection of records for a list, with only the joins that its filter and order need. */
function narrow<Rows extends PgSelect>(
  rows: Rows,
  listing: Listing,
  { search, sortId }: ListOrder,
  filter: SQL | undefined,
): Rows {
  const { kind, table } = listing;
  const { by, join } = sortKeyOf(listing, sortId);
  if (filter !== undefined || !isOfRecord(by)) void rows.innerJoin(table, hasRecord(table));
  if (join !== undefined) void rows.leftJoin(join.table, join.on);
  void rows.where(and(matching(kind, search), filter));
  return rows;
}

/**
 * Selects the ids of a page first, with only the joins that its order needs; the displayed columns are read for these
 * ids only. A search, which reads all matches to sort them, also returns the total.
 */
function pageOfIds(listing: Listing, query: ListQuery, filter: SQL | undefined) {
  const { perPage, offset } = pageOf(query);
  const total = query.search ? sql<number>`(count(*) over ())::integer` : sql<null>`null`;
  const ids = db.select({ id: record.id, total }).from(record).$dynamic();
  return narrow(ids, listing, query, filter)
    .orderBy(...orderOf(listing, query))
    .limit(perPage)
    .offset(offset);
}

/**
 * The position of a record in a query's list, with the same order and conditions as its pages; null if the query
 * excludes it.
 */
async function positionIn(
  listing: Listing,
  query: ListOrder,
  filter: SQL | undefined,
  id: string,
): Promise<Schemas['RecordPosition']> {
  const inOrder = sql`over (order by ${sql.join(orderOf(listing, query), sql`, `)})`;
  const rows = db
    .select({
      id: record.id,
      position: sql<number>`(row_number() ${inOrder})::integer`.as('position'),
      previous: sql<string | null>`lag(${record.id}) ${inOrder}`.as('previous'),
      next: sql<string | null>`lead(${record.id}) ${inOrder}`.as('next'),
    })
    .from(record)
    .$dynamic();
  const list = narrow(rows, listing, query, filter).as('list');
  const { position, previous, next } = list;
  const [found] = await db.select({ position, previous, next }).from(list).where(eq(list.id, id));
  return found ?? { position: null, previous: null, next: null };
}

/** Counts matching live records; the register's own table is joined only if a filter needs it. */
async function countMatches({ kind, table }: Listing, { search }: ListOrder, filter: SQL | undefined) {
  const matches = db.select({ total: count() }).from(record).$dynamic();
  if (filter !== undefined) void matches.innerJoin(table, hasRecord(table));
  const [row] = await matches.where(and(matching(kind, search), filter));
  return row?.total ?? 0;
}

/** A register's live records as a query lists them: their pages, and the position of one of them. */
export interface RecordList<Query> {
  readonly kind: RecordKind;
  readonly page: (query: Query) => Promise<IdPage>;
  /** Position null if the query excludes the record. */
  readonly positionOf: (query: Query, id: string) => Promise<Schemas['RecordPosition']>;
}

/**
 * One page of a register's live records and the total: a search runs once, other statements are pipelined.
 */
async function pageIn(listing: Listing, query: ListQuery, filter: SQL | undefined): Promise<IdPage> {
  const isNarrowed = Boolean(query.search) || filter !== undefined;
  const [rows, counted, all] = await Promise.all([
    pageOfIds(listing, query, filter),
    query.search ? undefined : countMatches(listing, query, filter),
    isNarrowed ? countMatches(listing, {}, undefined) : undefined,
  ]);
  // A page past the end has no row that carries the total.
  const total = counted ?? rows[0]?.total ?? (await countMatches(listing, query, filter));
  return { ids: rows.map(({ id }) => id), totals: { total, unfilteredTotal: all ?? total } };
}

/** @param filterOf a condition on the register's own table */
export const listOf = <Query extends ListQuery>(
  listing: Listing,
  filterOf: (query: Query) => Promise<SQL | undefined>,
): RecordList<Query> => ({
  kind: listing.kind,
  page: async (query) => pageIn(listing, query, await filterOf(query)),
  positionOf: async (query, id) => positionIn(listing, query, await filterOf(query), id),
});

/** The first live records that contain a text, for pickers. */
export const recordOptions = (kind: RecordKind, search: string | undefined): Promise<Schemas['RecordOption'][]> =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(matching(kind, search))
    .orderBy(asc(record.ref), asc(record.id))
    .limit(optionLimit);
