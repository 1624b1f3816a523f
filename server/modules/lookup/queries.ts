import { and, asc, desc, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { offeredEntries } from '#domain/offered-entries.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';
import { containing, entityOf, inContractForm, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

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
  search ? or(ilike(name, containing(search)), ilike(description, containing(search))) : undefined;

/**
 * Queries for the entries of a look-up.
 * @param uses how many records use an entry
 */
export function lookupQueries<Entity extends LookupEntity>(table: LookupTable, uses: SQL<number>) {
  const entity = entryIn<Entity>(table, uses);
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

    /** The first active entries that match, in their order. */
    async active(search: string | undefined): Promise<Entity[]> {
      const rows = await select()
        .where(and(eq(table.active, true), matching(table, search)))
        .orderBy(asc(table.position), asc(table.id))
        .limit(offeredEntries);
      return rows.map((row) => row.entity);
    },

    async page(query: ListQuery) {
      const condition = matching(table, query.search);
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
