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

/** What a list is sorted by; `join` when that is in another table than the register's own. */
export interface SortKey {
  readonly by: PgColumn | SQL;
  readonly join?: { readonly table: PgTable; readonly on: SQL | undefined };
  /** Set for an expression that may come to nothing; of a column the schema says it. */
  readonly isNullable?: boolean;
}

/** How a register is listed. */
interface Listing {
  readonly kind: RecordKind;
  readonly table: RegisterTable;
  /** By the names that the contract gives the orders. */
  readonly sorts: Readonly<Record<string, SortKey>>;
}

interface ListOrder {
  readonly search?: string;
  readonly sortId?: string;
  readonly desc?: boolean;
}

export interface ListQuery extends PageQuery, ListOrder {}

/** A page's ids in their order, and how many records match in all. */
export interface IdPage {
  readonly ids: string[];
  readonly totals: Totals;
}

/** How many records, or people, a picker is offered. */
export const optionLimit = 50;

/** Live records of a kind that contain a text. */
const matching = (kind: RecordKind, search: string | undefined): SQL | undefined =>
  and(
    eq(record.kind, kind),
    isNull(record.deletedAt),
    // An array, not `in`: the planner has no row estimate for the function; a join becomes a nested loop.
    search ? sql`${record.id} = any(array(select search_records(${kind}, ${containing(search)})))` : undefined,
  );

/** Whether a record may have nothing to be sorted by; only then `nulls last`, which an index cannot give backwards. */
const isNullable = ({ by, join, isNullable: known = false }: SortKey): boolean =>
  known || join !== undefined || (is(by, Column) && !by.notNull);

const sortKeyOf = ({ sorts }: Listing, sort = 'ref'): SortKey => sorts[sort] ?? { by: record.ref };

const isOfRecord = (by: SortKey['by']): boolean => is(by, Column) && by.table === record;

/** How a list is ordered; the id breaks ties. */
function orderOf(listing: Listing, { sortId, desc: backwards }: ListOrder): SQL[] {
  const direction = backwards === true ? desc : asc;
  const key = sortKeyOf(listing, sortId);
  return [isNullable(key) ? sql`${direction(key.by)} nulls last` : direction(key.by), direction(record.id)];
}

/** Narrows a selection of records to those of a list, with nothing joined that its filter and order do not need. */
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
 * The ids of a page first, with nothing joined that its order does not need; what the rows show is read for these only.
 * Those of a search, all of which are read to be sorted, bring the total with them.
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
 * Where a record stands in the list that a query gives, by the order and the conditions of the list's pages; nowhere
 * where the query hides it.
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

/** How many live records match; the register's own table is joined only when a filter needs it. */
async function countMatches({ kind, table }: Listing, { search }: ListOrder, filter: SQL | undefined) {
  const matches = db.select({ total: count() }).from(record).$dynamic();
  if (filter !== undefined) void matches.innerJoin(table, hasRecord(table));
  const [row] = await matches.where(and(matching(kind, search), filter));
  return row?.total ?? 0;
}

/** A register's live records as a query lists them: their pages, and where one of them stands. */
export interface RecordList<Query> {
  readonly kind: RecordKind;
  readonly page: (query: Query) => Promise<IdPage>;
  /** Nowhere where the query hides the record. */
  readonly positionOf: (query: Query, id: string) => Promise<Schemas['RecordPosition']>;
}

/**
 * One page of a register's live records, and how many there are in all: a search is done once, other statements travel
 * together.
 */
async function pageIn(listing: Listing, query: ListQuery, filter: SQL | undefined): Promise<IdPage> {
  const isNarrowed = Boolean(query.search) || filter !== undefined;
  const [rows, counted, all] = await Promise.all([
    pageOfIds(listing, query, filter),
    query.search ? undefined : countMatches(listing, query, filter),
    isNarrowed ? countMatches(listing, {}, undefined) : undefined,
  ]);
  // A page past the end has no row to bring the total.
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
