import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { offeredEntries } from '#domain/offered-entries.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';
import {
  anyContains,
  entityOf,
  inContractForm,
  pageOf,
  toPage,
  totalsOf,
  type LockedRecord,
  type PickerQuery,
} from '#server/modules/record/index.ts';

import type { ListQuery, LookupEntity, LookupSort } from './definition.ts';
import { referencesOf } from './references.ts';

/** An entry in the contract's shape. */
function entryIn<Entity>(table: LookupTable, uses: SQL<number>): SQL<Entity> {
  const { organisationId: _tenant, ...columns } = getTableColumns<PgTable>(table);
  const references = referencesOf(table);
  const isReference = (field: string) => references.some((one) => one.field === field);
  return entityOf<Entity>({
    ...Object.fromEntries(Object.entries(columns).filter(([field]) => !isReference(field))),
    ...Object.fromEntries(references.map(({ shownAs, named }) => [shownAs, named])),
    createdAt: inContractForm(table.createdAt),
    updatedAt: inContractForm(table.updatedAt),
    uses,
  });
}

/** Entries whose name or description contains a text; all without one. */
const matching = ({ name, description }: LookupTable, search: string | undefined) =>
  anyContains([name, description], search);

const sortColumnsOf = ({ position, name, updatedAt }: LookupTable): Record<LookupSort, PgColumn> => ({
  position,
  name,
  updatedAt,
});

/** Locks the entries that exist, in the order of their ids to prevent deadlocks. */
export async function lockEntries(table: LookupTable, ids: readonly string[]): Promise<LockedRecord[]> {
  const { id, name, version } = table;
  const rows = await db
    .select({ id: sql<string>`${id}`, title: sql<string>`${name}`, version: sql<number>`${version}` })
    .from(table)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update');
  return rows.map((row) => ({ ...row, ref: '', deleted: false }));
}

/**
 * Queries for the entries of a look-up.
 * @param uses how many records use an entry
 */
export function lookupQueries<Entity extends LookupEntity>(table: LookupTable, uses: SQL<number>) {
  const entity = entryIn<Entity>(table, uses);
  const select = () => db.select({ entity }).from(table).$dynamic();

  /** @throws ApiError 404 */
  const find = async (id: string): Promise<Entity> => {
    const [row] = await select().where(eq(table.id, id));
    if (row === undefined) throw notFound();
    return row.entity;
  };

  return {
    find,

    /** The entries with these ids, by id. */
    async byId(ids: readonly string[]): Promise<ReadonlyMap<string, Entity>> {
      const rows = ids.length === 0 ? [] : await select().where(inArray(table.id, [...ids]));
      return new Map(rows.map((row) => [row.entity.id, row.entity]));
    },

    /**
     * Locks an entry for a change based on `version`.
     * @throws ApiError 404, or 409 with the current entry
     */
    async lock(id: string, version: number): Promise<Entity> {
      await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
      const found = await find(id);
      if (found.version !== version) throw versionConflict(found);
      return found;
    },

    /** The first active entries that match, in their order, or those that were chosen. */
    async offered({ search, chosen }: PickerQuery): Promise<Entity[]> {
      const isOffered = and(eq(table.active, true), matching(table, search));
      const rows = await select()
        .where(chosen === undefined ? isOffered : inArray(table.id, chosen))
        .orderBy(asc(table.position), asc(table.id))
        .limit(offeredEntries);
      return rows.map((row) => row.entity);
    },

    async page(query: ListQuery) {
      const condition = matching(table, query.search);
      const { perPage, offset } = pageOf(query);
      const direction = query.desc === true ? desc : asc;
      const order = direction(sortColumnsOf(table)[query.sortId ?? 'position']);
      const [rows, totals] = await Promise.all([
        select().where(condition).orderBy(order, asc(table.id)).limit(perPage).offset(offset),
        totalsOf((where) => db.$count(table, where), undefined, condition),
      ]);
      return toPage(
        query,
        totals,
        rows.map((row) => row.entity),
      );
    },
  };
}
