import { and, asc, count, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { contradiction, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { changesBetween, containing, logActivity, pageOf, toPage } from '#server/modules/record/index.ts';

import type { LookupDefinition, LookupEntity, LookupHandlers, LookupInput, LookupSort } from './definition.ts';
import { refusingDuplicates } from './duplicates.ts';

const isDate = (value: unknown): value is Date => value instanceof Date;

/** Instants leave as the contract writes them. */
const toEntity = <Entity>(row: Record<string, unknown>): Entity =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, isDate(value) ? value.toISOString() : value]),
  ) as Entity;

function queriesOf<Entity extends LookupEntity>({ table, ownColumns, uses }: LookupDefinition<Entity>) {
  const columns: Record<string, PgColumn | SQL> = {
    id: table.id,
    name: table.name,
    description: table.description,
    position: table.position,
    active: table.active,
    version: table.version,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
    uses,
    ...ownColumns,
  };
  const sortColumns: Record<LookupSort, PgColumn> = {
    position: table.position,
    name: table.name,
    updatedAt: table.updatedAt,
  };
  const select = () => db.select(columns).from(table).$dynamic();

  return {
    async find(id: string): Promise<Entity | undefined> {
      const [row] = await select().where(eq(table.id, id));
      return row === undefined ? undefined : toEntity<Entity>(row);
    },
    async active(): Promise<Entity[]> {
      const rows = await select().where(eq(table.active, true)).orderBy(asc(table.position), asc(table.id));
      return rows.map((row) => toEntity<Entity>(row));
    },
    async page(query: Parameters<LookupHandlers<Entity, unknown>['list']>[0]['query']) {
      const condition = query.search ? ilike(table.name, containing(query.search)) : undefined;
      const { perPage, offset } = pageOf(query);
      const direction = query.desc === true ? desc : asc;
      const [rows, [counted]] = await Promise.all([
        select()
          .where(condition)
          .orderBy(direction(sortColumns[query.sortId ?? 'position']), asc(table.id))
          .limit(perPage)
          .offset(offset),
        db.select({ total: count() }).from(table).where(condition),
      ]);
      return toPage(
        query,
        counted?.total ?? 0,
        rows.map((row) => toEntity<Entity>(row)),
      );
    },
  };
}

/** The operations of a look-up: an own table, real foreign keys, protection of what is in use. */
export function lookupHandlers<Entity extends LookupEntity, Input extends LookupInput>(
  definition: LookupDefinition<Entity>,
): LookupHandlers<Entity, Input> {
  const { table, entityType, afterChange } = definition;
  const queries = queriesOf(definition);
  const refusing = refusingDuplicates(definition);

  const require = async (id: string): Promise<Entity> => {
    const entity = await queries.find(id);
    if (entity === undefined) throw notFound();
    return entity;
  };

  /** @throws ApiError 404, or 409 with the entry as it is now */
  const requireVersion = async (id: string, version: number): Promise<Entity> => {
    await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    const entity = await require(id);
    if (entity.version !== version) throw versionConflict(entity);
    return entity;
  };

  const log = (
    context: OrganisationContext,
    action: 'CREATE' | 'UPDATE' | 'DELETE',
    entity: Entity,
    before: object,
    after: object,
  ) =>
    logActivity(context, {
      action,
      entityType,
      entityId: entity.id,
      entityName: entity.name,
      changes: changesBetween(before, after),
    });

  return {
    list: ({ query }) => queries.page(query),
    options: () => queries.active(),

    async create({ body }, context) {
      const [created] = await refusing(() =>
        db
          .insert(table)
          .values({ organisationId: context.organisation.id, ...body })
          .returning({ id: table.id }),
      );
      const entity = await require(String(created?.id));
      await log(context, 'CREATE', entity, {}, body);
      return entity;
    },

    async update({ path, body: { version, ...changes } }, context) {
      const before = await requireVersion(path.id, version);
      await refusing(() =>
        db
          .update(table)
          .set({ ...changes, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
          .where(eq(table.id, path.id)),
      );
      await afterChange?.();
      await log(context, 'UPDATE', before, before, changes);
      return require(path.id);
    },

    async remove({ path, query }, context) {
      const entity = await requireVersion(path.id, query.version);
      if (entity.uses > 0) {
        const records = entity.uses === 1 ? '1 record uses' : `${entity.uses} records use`;
        throw contradiction([{ field: 'id', message: `${records} this entry. Deactivate it instead.` }], entity);
      }
      await db.delete(table).where(and(eq(table.id, path.id)));
      await log(context, 'DELETE', entity, {}, {});
    },
  };
}
