import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { catalogueModule, moduleStandard, organisationModule, standard } from '#server/database/schema/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { CatalogueWork } from '../scope.ts';

type Module = Schemas['CatalogueModule'];
type Input = Schemas['CatalogueModuleInput'];

/** The most modules of the platform. */
const mostModules = 200;

const own = (id: string) => and(eq(catalogueModule.ownerId, platformOwner), eq(catalogueModule.id, id));

// Subqueries of their own: Drizzle omits the table name of columns in a selected expression.
const standardTitles = sql`
  select coalesce(json_agg(json_build_object('id', ${standard.id}, 'title', ${standard.title})
    order by ${standard.title}, ${standard.id}), '[]')
  from ${moduleStandard} join ${standard}
    on ${standard.ownerId} = ${moduleStandard.ownerId} and ${standard.id} = ${moduleStandard.standardId}
  where ${moduleStandard.ownerId} = ${catalogueModule.ownerId} and ${moduleStandard.moduleId} = ${catalogueModule.id}`;

const organisationTotal = sql`
  select count(*)::int from ${organisationModule}
  where ${organisationModule.ownerId} = ${catalogueModule.ownerId}
    and ${organisationModule.moduleId} = ${catalogueModule.id}`;

const modulesSeen = (database: CatalogueDatabase) =>
  database
    .select({
      id: catalogueModule.id,
      name: catalogueModule.name,
      description: catalogueModule.description,
      isForAll: catalogueModule.isForAll,
      standards: sql<Module['standards']>`(${standardTitles})`,
      organisationCount: sql<number>`(${organisationTotal})`,
      version: catalogueModule.version,
      createdAt: catalogueModule.createdAt,
    })
    .from(catalogueModule)
    .orderBy(asc(catalogueModule.name), asc(catalogueModule.id))
    .$dynamic();

const shown = ({ createdAt, ...row }: Awaited<ReturnType<typeof modulesSeen>>[number]): Module => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The modules of the platform. */
export const listedModules = async (database: CatalogueDatabase): Promise<Module[]> =>
  (await modulesSeen(database).where(eq(catalogueModule.ownerId, platformOwner)).limit(mostModules)).map(shown);

/** @throws ApiError 404 */
async function moduleShown(database: CatalogueDatabase, id: string): Promise<Module> {
  const [row] = await modulesSeen(database).where(own(id));
  if (row === undefined) throw notFound();
  return shown(row);
}

/** Replaces the standards of a module. @throws ApiError 400 for an id that is of no standard of the platform */
async function setStandards(database: CatalogueDatabase, moduleId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = await database
    .select({ id: standard.id })
    .from(standard)
    .where(and(eq(standard.ownerId, platformOwner), inArray(standard.id, wanted)));
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [index]));
  if (unknown.length > 0)
    throw invalid(unknown.map((index) => ({ field: `standardIds/${index}`, message: 'Choose a standard' })));
  await database
    .delete(moduleStandard)
    .where(and(eq(moduleStandard.ownerId, platformOwner), eq(moduleStandard.moduleId, moduleId)));
  if (wanted.length === 0) return;
  await database
    .insert(moduleStandard)
    .values(wanted.map((standardId) => ({ ownerId: platformOwner, moduleId, standardId })));
}

/** What a log compares. */
const logged = ({ name, description, isForAll, standards }: Module) => ({
  name,
  description,
  isForAll,
  standards: standards.map(({ title }) => title).join(', '),
});

/** Runs work that names a module. @throws ApiError 409 if the name is in use */
const naming = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (violatedUniqueConstraint(error) === 'module_name')
      throw conflict([{ field: 'name', message: 'Another module has this name' }]);
    throw error;
  });

/** Adds a module. @throws ApiError 400, 409 */
export async function addModule({ database, log }: CatalogueWork, input: Input): Promise<Module> {
  const { standardIds, ...text } = input;
  const modules = await database.select({ id: catalogueModule.id }).from(catalogueModule).limit(mostModules);
  if (modules.length >= mostModules)
    throw conflict([{ field: 'name', message: `There are ${mostModules} modules already` }]);
  const adding = database
    .insert(catalogueModule)
    .values({ ownerId: platformOwner, ...text })
    .returning({ id: catalogueModule.id });
  const [added] = await naming(adding.execute());
  if (added === undefined) throw new Error('The module was not stored');
  await setStandards(database, added.id, standardIds);
  const stored = await moduleShown(database, added.id);
  const changes = changesBetween({ name: null, description: null, isForAll: null, standards: null }, logged(stored));
  await log({
    action: 'CREATE',
    entityType: 'catalogueModule',
    entityId: stored.id,
    entityName: stored.name,
    changes,
  });
  return stored;
}

/** Locks a module. @throws ApiError 404 */
async function lockModule(database: CatalogueDatabase, id: string): Promise<Module> {
  await database.select({ id: catalogueModule.id }).from(catalogueModule).where(own(id)).for('update');
  return moduleShown(database, id);
}

/** Changes a module and its standards. @throws ApiError 400, 404, 409 */
export async function changeModule(
  { database, log }: CatalogueWork,
  id: string,
  { version, standardIds, ...text }: Schemas['CatalogueModuleChanges'],
): Promise<Module> {
  const before = await lockModule(database, id);
  if (before.version !== version) throw versionConflict(before);
  const changing = database
    .update(catalogueModule)
    .set({ ...text, version: sql`${catalogueModule.version} + 1` })
    .where(own(id));
  await naming(changing.execute());
  await setStandards(database, id, standardIds);
  const stored = await moduleShown(database, id);
  const changes = changesBetween(logged(before), logged(stored));
  await log({ action: 'UPDATE', entityType: 'catalogueModule', entityId: id, entityName: stored.name, changes });
  return stored;
}

/** Removes a module. @throws ApiError 404 */
export async function removeModule({ database, log }: CatalogueWork, id: string): Promise<void> {
  const { name } = await lockModule(database, id);
  await database.delete(catalogueModule).where(own(id));
  await log({ action: 'DELETE', entityType: 'catalogueModule', entityId: id, entityName: name, changes: [] });
}
