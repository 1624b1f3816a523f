import { asc, desc, eq, getTableColumns, ilike, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';
import { containing, entityOf, inContractForm, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import type { ListQuery, LookupEntity, LookupSort } from './definition.ts';

/**
 * Queries for the entries of a look-up.
 * @param uses how many records use an entry
 */
export function lookupQueries<Entity extends LookupEntity>(table: LookupTable, uses: SQL<number>) {
  const { organisationId: _tenant, ...columns } = getTableColumns<PgTable>(table);
  const entity = entityOf<Entity>({
    ...columns,
    createdAt: inContractForm(table.createdAt),
    updatedAt: inContractForm(table.updatedAt),
    uses,
  });
  const sortColumns: Record<LookupSort, PgColumn> = {
    position: table.position,
    name: table.name,
    updatedAt: table.updatedAt,
  };
  const select = () => db.select({ entity }).from(table).$dynamic();

  /** @throws ApiError 404 */
  const find = async (id: string): Promise<Entity> => {
    const [row] = await select().where(eq(table.id, id));
    if (row === undefined) throw notFound();
    return row.entity;
  };

  return {
    find,

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

    /** The active entries, in their order. */
    async active(): Promise<Entity[]> {
      const rows = await select().where(eq(table.active, true)).orderBy(asc(table.position), asc(table.id));
      return rows.map((row) => row.entity);
    },

    async page(query: ListQuery) {
      const condition = query.search ? ilike(table.name, containing(query.search)) : undefined;
      const { perPage, offset } = pageOf(query);
      const direction = query.desc === true ? desc : asc;
      const order = direction(sortColumns[query.sortId ?? 'position']);
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
