import { and, asc, Column, count, desc, eq, is, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Schemas } from '#server/contract/types.ts';
import { record, type RecordKind } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { pageOf, type PageQuery, type Totals } from './pages.ts';
import { hasRecord, type RegisterTable } from './rows.ts';
import { containing } from './search.ts';

/** What a list is sorted by; `join` when that is in another table than the register's own. */
export interface SortKey {
  readonly by: PgColumn | SQL;
  readonly join?: { readonly table: PgTable; readonly on: SQL | undefined };
  /** Set for an expression that may come to nothing; of a column the schema says it. */
  readonly mayLack?: boolean;
}

const recordSorts = { ref: { by: record.ref }, title: { by: record.title }, updatedAt: { by: record.updatedAt } };

type RecordSort = keyof typeof recordSorts;

/** How a register is listed. */
export interface Listing<Sort extends string> {
  readonly kind: RecordKind;
  readonly table: RegisterTable;
  /** The orders that its record does not know. */
  readonly sorts: Readonly<Record<Exclude<Sort, RecordSort>, SortKey>>;
}

interface ListQuery<Sort> extends PageQuery {
  readonly search?: string;
  readonly sortId?: Sort;
  readonly desc?: boolean;
}

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
    // An array, not `in`: the function tells no row count, and a join to many matches would look each up by itself.
    search ? sql`${record.id} = any(array(select search_records(${kind}, ${containing(search)})))` : undefined,
  );

const isRecordSort = (sort: string): sort is RecordSort => Object.hasOwn(recordSorts, sort);

/** Whether a record may have nothing to be sorted by; only then `nulls last`, which an index cannot give backwards. */
const mayLack = ({ by, join, mayLack: known = false }: SortKey): boolean =>
  known || join !== undefined || (is(by, Column) && !by.notNull);

const sortKeyOf = <Sort extends string>({ sorts }: Listing<Sort>, sort: Sort | RecordSort): SortKey => {
  const keys: Readonly<Record<string, SortKey>> = sorts;
  return (isRecordSort(sort) ? recordSorts[sort] : keys[sort]) ?? recordSorts.ref;
};

/**
 * The ids of a page first, with nothing joined that its order does not need; what the rows show is read for these only.
 * Those of a search, all of which are read to be sorted, bring the total with them.
 */
function pageOfIds<Sort extends string>(listing: Listing<Sort>, query: ListQuery<Sort>, filter: SQL | undefined) {
  const { kind, table } = listing;
  const { perPage, offset } = pageOf(query);
  const direction = query.desc === true ? desc : asc;
  const sort = query.sortId ?? 'ref';
  const key = sortKeyOf(listing, sort);
  const { by, join } = key;
  const total = query.search ? sql<number>`(count(*) over ())::integer` : sql<null>`null`;
  const ids = db.select({ id: record.id, total }).from(record).$dynamic();
  if (filter !== undefined || !isRecordSort(sort)) void ids.innerJoin(table, hasRecord(table));
  if (join !== undefined) void ids.leftJoin(join.table, join.on);
  return ids
    .where(and(matching(kind, query.search), filter))
    .orderBy(mayLack(key) ? sql`${direction(by)} nulls last` : direction(by), direction(record.id))
    .limit(perPage)
    .offset(offset);
}

/** How many live records match; the register's own table is joined only when a filter needs it. */
async function countMatches({ kind, table }: Listing<string>, { search }: ListQuery<string>, filter: SQL | undefined) {
  const matches = db.select({ total: count() }).from(record).$dynamic();
  if (filter !== undefined) void matches.innerJoin(table, hasRecord(table));
  const [row] = await matches.where(and(matching(kind, search), filter));
  return row?.total ?? 0;
}

/**
 * One page of a register's live records, and how many there are in all: a search is done once, other statements travel
 * together.
 * @param filter a condition on the register's own table
 */
export async function listRecords<Sort extends string>(
  listing: Listing<Sort>,
  query: ListQuery<Sort>,
  filter: SQL | undefined,
): Promise<IdPage> {
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

/** The first live records that contain a text, for pickers. */
export const recordOptions = (kind: RecordKind, search: string | undefined): Promise<Schemas['RecordOption'][]> =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(matching(kind, search))
    .orderBy(asc(record.ref), asc(record.id))
    .limit(optionLimit);
