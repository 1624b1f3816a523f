import { asc, count, eq, sql, type SQL } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { registerTables, type RegisterTable } from '#server/database/kind-tables.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { deepPage } from './deep-pages.ts';
import { matching, narrow, type Narrowing } from './narrowing.ts';
import { isOfRecord, orderBy, orderByName, type SortKey } from './order.ts';
import { pageOf, type PageQuery, type Totals } from './pages.ts';
import { pickerLimit, type PickerQuery } from './picker.ts';
import { countOf, searchByOf, type SearchEstimate } from './search.ts';
import { rememberedTotal, standingOf, type Standing } from './totals.ts';
import { walk, type Extent, type List } from './walk.ts';

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

/** Up to this offset, a page is walked from the start without waiting for the total. */
const nearStart = 1_000;

const sortKeyOf = ({ sorts }: Listing, sort = 'ref'): SortKey => sorts[sort] ?? { by: record.ref };

const narrowingOf = (
  { kind, table }: Pick<Listing, 'kind' | 'table'>,
  { search }: ListOrder,
  filter: SQL | undefined,
): Narrowing => ({
  kind,
  table,
  filter,
  search: search === '' ? undefined : search,
});

const orderOf = (key: SortKey, isDescending: boolean): SQL[] =>
  key.reference ? orderByName(key.reference, isDescending) : orderBy(key, { isDescending, isReversed: false });

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
  const key = sortKeyOf(listing, query.sortId);
  const order = orderOf(key, query.desc ?? false);
  const inOrder = sql`over (order by ${sql.join(order, sql`, `)})`;
  const rows = db
    .select({
      id: record.id,
      position: sql<number>`(row_number() ${inOrder})::integer`.as('position'),
      previous: sql<string | null>`lag(${record.id}) ${inOrder}`.as('previous'),
      next: sql<string | null>`lead(${record.id}) ${inOrder}`.as('next'),
    })
    .from(record)
    .$dynamic();
  const needsTable = key.reference !== undefined || !isOfRecord(key.by);
  const narrowed = narrow(rows, narrowingOf(listing, query, filter), 'index', { needsTable });
  if (key.reference) void narrowed.leftJoin(key.reference.table, key.reference.on);
  const list = narrowed.as('list');
  const { position, previous, next } = list;
  const [found] = await db.select({ position, previous, next }).from(list).where(eq(list.id, id));
  return found ?? { position: null, previous: null, next: null };
}

/** The name of the cursor; a transaction reads one list. */
const cursor = sql.identifier('listed');

/**
 * The ids of all records of a query's list in its order, in batches, by a cursor in the snapshot of the transaction: a
 * batch costs the same wherever it is, each is a statement with the time limit of one, and only one is in memory.
 */
async function* batchesOf(
  listing: Listing,
  query: ListOrder,
  filter: SQL | undefined,
  size: number,
): AsyncGenerator<string[]> {
  const key = sortKeyOf(listing, query.sortId);
  const narrowing = narrowingOf(listing, query, filter);
  const { by, ids } = await searchByOf(narrowing);
  const rows = db.select({ id: record.id }).from(record).$dynamic();
  const needsTable = key.reference !== undefined || !isOfRecord(key.by);
  const narrowed = narrow(rows, { ...narrowing, ids }, by, { needsTable });
  if (key.reference) void narrowed.leftJoin(key.reference.table, key.reference.on);
  const inOrder = narrowed.orderBy(...orderOf(key, query.desc ?? false));
  await db.execute(sql`declare ${cursor} no scroll cursor for ${inOrder}`);
  for (;;) {
    const batch = await db.execute<{ id: string }>(sql`fetch ${sql.raw(String(size))} from ${cursor}`);
    if (batch.rows.length === 0) return;
    yield batch.rows.map(({ id }) => id);
  }
}

/** Whether a query lists more records than so many; counted only if the kind has more, in the transaction's snapshot. */
async function isLonger(listing: Listing, query: ListOrder, filter: SQL | undefined, most: number): Promise<boolean> {
  const { live } = await standingOf(listing.kind);
  if (live <= most) return false;
  const narrowing = narrowingOf(listing, query, filter);
  if (narrowing.search === undefined && filter === undefined) return true;
  const { by, ids } = await searchByOf(narrowing);
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(record)
    .$dynamic();
  const some = narrow(rows, { ...narrowing, ids }, by)
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return (row?.total ?? 0) > most;
}

/** A register's live records as a query lists them: their pages, all of them, and the position of one of them. */
export interface RecordList<Query> {
  readonly kind: RecordKind;
  readonly page: (query: Query) => Promise<IdPage>;
  /** The ids of all records in order, so many at a time; in a transaction of its own. */
  readonly batches: (query: Query, size: number) => AsyncGenerator<string[]>;
  readonly isLonger: (query: Query, most: number) => Promise<boolean>;
  /** Position null if the query excludes the record. */
  readonly positionOf: (query: Query, id: string) => Promise<Schemas['RecordPosition']>;
}

interface PageParts {
  readonly list: List;
  readonly sortId: string;
  readonly extent: Extent;
  readonly standing: Promise<Standing>;
}

function farPage(list: List, sortId: string, extent: Extent, standing: Standing): Promise<string[]> {
  const { narrowing, sort, isDescending } = list;
  if (sort.reference !== undefined || !isOfRecord(sort.by)) return walk(list, 'text', extent, standing.live);
  return deepPage({ narrowing, sort, sortId, isDescending }, extent, standing);
}

/** A page of all live records: their total is kept, and is needed first only to walk from the end. */
async function wholePage({ list, sortId, extent, standing }: PageParts): Promise<IdPage> {
  const isNear = extent.offset < nearStart;
  const read = isNear
    ? walk(list, 'text', extent, undefined)
    : standing.then((known) => farPage(list, sortId, extent, known));
  const [ids, { live }] = await Promise.all([read, standing]);
  return { ids, totals: { total: live, totalIsExact: true, unfilteredTotal: live } };
}

/** A page of filtered or searched records: their total is counted once per revision of the list. */
async function narrowedPage({ list, extent, standing }: PageParts): Promise<IdPage> {
  const { narrowing } = list;
  const { live, revision } = await standing;
  const remembered = rememberedTotal(narrowing, revision);
  const search = remembered.get() ?? (await searchByOf(narrowing));
  const { by, counted, ids: few } = search;
  const exact = counted?.totalIsExact ? counted.total : undefined;
  const [ids, total] = await Promise.all([
    walk({ ...list, narrowing: { ...narrowing, ids: few } }, by, extent, exact),
    counted ?? countOf(narrowing, search, live),
  ]);
  remembered.set({ ...search, counted: total });
  return { ids, totals: { ...total, unfilteredTotal: live } };
}

function pageIn(listing: Listing, query: ListQuery, filter: SQL | undefined): Promise<IdPage> {
  const { perPage, offset } = pageOf(query);
  const narrowing = narrowingOf(listing, query, filter);
  const list = { narrowing, sort: sortKeyOf(listing, query.sortId), isDescending: query.desc ?? false };
  const parts = {
    list,
    sortId: query.sortId ?? 'ref',
    extent: { offset, limit: perPage },
    standing: standingOf(listing.kind),
  };
  const isWhole = narrowing.search === undefined && filter === undefined;
  return isWhole ? wholePage(parts) : narrowedPage(parts);
}

/** @param filterOf a condition on the register's own table */
export const listOf = <Query extends ListQuery>(
  listing: Listing,
  filterOf: (query: Query) => Promise<SQL | undefined>,
): RecordList<Query> => ({
  kind: listing.kind,
  page: async (query) => pageIn(listing, query, await filterOf(query)),
  async *batches(query, size) {
    yield* batchesOf(listing, query, await filterOf(query), size);
  },
  isLonger: async (query, most) => isLonger(listing, query, await filterOf(query), most),
  positionOf: async (query, id) => positionIn(listing, query, await filterOf(query), id),
});

const byText: Pick<SearchEstimate, 'by' | 'ids'> = { by: 'text' };

/** The live records that a picker asks for. */
export async function recordOptions(kind: RecordKind, query: PickerQuery): Promise<Schemas['RecordOption'][]> {
  const { search = '', chosen } = query;
  const narrowing = narrowingOf({ kind, table: registerTables[kind] }, { search }, undefined);
  const { by, ids = chosen } = await (chosen === undefined ? searchByOf(narrowing) : byText);
  return db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(matching({ ...narrowing, ids }, by))
    .orderBy(asc(record.ref), asc(record.id))
    .limit(pickerLimit(query));
}
