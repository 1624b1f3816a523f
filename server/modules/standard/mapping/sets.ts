import { and, asc, eq, sql } from 'drizzle-orm';

import type { CatalogueMappings } from '#domain/catalogue-files/catalogue.ts';
import { standardVersionLifecycle, type StandardVersionAction } from '#domain/catalogue/version-lifecycle.ts';
import { isPossible } from '#domain/lifecycle.ts';
import { conflict, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { mapping, mappingSet } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { CatalogueWork } from '../scope.ts';

/** The most sets of a list. */
const mostListed = 500;

const countOf = sql<number>`(select count(*)::int from ${mapping}
  where ${mapping.ownerId} = ${mappingSet.ownerId} and ${mapping.setId} = ${mappingSet.id})`;

const setsSeen = (database: CatalogueDatabase) =>
  database
    .select({
      id: mappingSet.id,
      title: mappingSet.title,
      source: mappingSet.source,
      target: mappingSet.target,
      status: mappingSet.status,
      mappingCount: countOf,
      createdAt: mappingSet.createdAt,
    })
    .from(mappingSet)
    .orderBy(asc(mappingSet.title), asc(mappingSet.id))
    .$dynamic();

const shown = ({ createdAt, ...set }: Awaited<ReturnType<typeof setsSeen>>[number]): Schemas['MappingSet'] => ({
  ...set,
  createdAt: createdAt.toISOString(),
});

/** An owner's sets. */
export async function listedSets(database: CatalogueDatabase, ownerId: string): Promise<Schemas['MappingSet'][]> {
  return (await setsSeen(database).where(eq(mappingSet.ownerId, ownerId)).limit(mostListed)).map(shown);
}

const own = (ownerId: string, id: string) => and(eq(mappingSet.ownerId, ownerId), eq(mappingSet.id, id));

/** A set of an owner's own. @throws ApiError 404 */
async function ownSet(database: CatalogueDatabase, ownerId: string, id: string): Promise<Schemas['MappingSet']> {
  const [row] = await setsSeen(database).where(own(ownerId, id));
  if (row === undefined) throw notFound();
  return shown(row);
}

/** A set with its mappings. @throws ApiError 404 */
export async function setShown(
  database: CatalogueDatabase,
  ownerId: string,
  id: string,
): Promise<Schemas['MappingSetContent']> {
  const set = await ownSet(database, ownerId, id);
  const rows = await database
    .select()
    .from(mapping)
    .where(and(eq(mapping.ownerId, ownerId), eq(mapping.setId, id)))
    .orderBy(asc(mapping.number));
  const mappings = rows.map(({ ownerId: _ownerId, setId: _setId, sources, targets, ...row }) => ({
    ...row,
    sources: [...sources],
    targets: [...targets],
  }));
  return { set, mappings };
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 1_000;

/** Stores a set as a draft. */
export async function storeSet(
  { database, log }: CatalogueWork,
  ownerId: string,
  { mappings, ...header }: CatalogueMappings,
): Promise<Schemas['MappingSet']> {
  const [added] = await database
    .insert(mappingSet)
    .values({ ownerId, ...header })
    .returning({ id: mappingSet.id });
  if (added === undefined) throw notFound();
  const { id } = added;
  const rows = mappings.map((one, index) => ({ ownerId, setId: id, number: index + 1, ...one }));
  for (let at = 0; at < rows.length; at += batchSize)
    await database.insert(mapping).values(rows.slice(at, at + batchSize));
  const changes = [{ field: 'mappingCount', old: null, new: mappings.length }];
  await log({ action: 'CREATE', entityType: 'mappingSet', entityId: id, entityName: header.title, changes });
  return ownSet(database, ownerId, id);
}

/** Locks a set. @throws ApiError 404 */
async function lockSet(database: CatalogueDatabase, ownerId: string, id: string): Promise<Schemas['MappingSet']> {
  await database.select({ id: mappingSet.id }).from(mappingSet).where(own(ownerId, id)).for('update');
  return ownSet(database, ownerId, id);
}

const stamps = {
  PUBLISH: { publishedAt: sql`now()` },
  WITHDRAW: { withdrawnAt: sql`now()` },
} as const satisfies Record<StandardVersionAction, object>;

/** Publishes or withdraws a set. @throws ApiError 404, 409 if it is not in a state for it */
export async function moveSet(
  { database, log }: CatalogueWork,
  ownerId: string,
  { id, action }: { readonly id: string; readonly action: StandardVersionAction },
): Promise<Schemas['MappingSet']> {
  const step = standardVersionLifecycle.steps[action];
  const { status, title } = await lockSet(database, ownerId, id);
  if (!isPossible(step, status)) throw conflict([{ field: 'status', message: `This set is ${status.toLowerCase()}` }]);
  await database
    .update(mappingSet)
    .set({ status: step.to, version: sql`${mappingSet.version} + 1`, ...stamps[action] })
    .where(own(ownerId, id));
  const changes = [{ field: 'status', old: status, new: step.to }];
  await log({ action: 'UPDATE', entityType: 'mappingSet', entityId: id, entityName: title, changes });
  return ownSet(database, ownerId, id);
}

/** Removes a draft. @throws ApiError 404, 409 once it is published */
export async function removeSet({ database, log }: CatalogueWork, ownerId: string, id: string): Promise<void> {
  const { status, title } = await lockSet(database, ownerId, id);
  if (status !== 'DRAFT')
    throw conflict([{ field: 'status', message: `This set is ${status.toLowerCase()}: it stays` }]);
  await database.delete(mappingSet).where(own(ownerId, id));
  await log({ action: 'DELETE', entityType: 'mappingSet', entityId: id, entityName: title, changes: [] });
}
