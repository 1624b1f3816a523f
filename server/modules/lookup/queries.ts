import { asc, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { notFound, versionConflict } from '#server/contract/errors.ts';
import { db } from '#server/database/tenancy.ts';
import { containing, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import type { ListQuery, LookupDefinition, LookupEntity, LookupSort } from './definition.ts';

/** An instant as `Date.toISOString` writes it. */
const inContractForm = (instant: PgColumn) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An entry as the contract writes it, put together by the database so that its type is said once. */
function entityOf<Entity extends LookupEntity>({ table, ownColumns, uses }: LookupDefinition<Entity>): SQL<Entity> {
  const columns: Record<string, PgColumn | SQL> = {
    id: table.id,
    name: table.name,
    description: table.description,
    position: table.position,
    active: table.active,
    version: table.version,
    createdAt: inContractForm(table.createdAt),
    updatedAt: inContractForm(table.updatedAt),
    uses,
    ...ownColumns,
  };
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql<Entity>`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** How the entries of a look-up are read. */
export function lookupQueries<Entity extends LookupEntity>(definition: LookupDefinition<Entity>) {
  const { table } = definition;
  const entity = entityOf(definition);
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
     * Locks an entry for a change that read `version` of it.
     * @throws ApiError 404, or 409 with the entry as it is now
     */
    async lock(id: string, version: number): Promise<Entity> {
      await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
      const found = await find(id);
      if (found.version !== version) throw versionConflict(found);
      return found;
    },

    /** The entries that are offered, in their order. */
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
