import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { Data, Input, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { catalogueModule, organisation, organisationModule } from '#server/database/schema/index.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { CatalogueWork } from '../scope.ts';

type Query = Input<'CatalogueModules.organisations'>['query'];

// Subqueries of their own: Drizzle omits the table name of columns in a selected expression.
const givenModules = sql`
  select coalesce(json_agg(${organisationModule.moduleId} order by ${organisationModule.moduleId}), '[]')
  from ${organisationModule} where ${organisationModule.organisationId} = ${organisation.id}`;

const columns = { id: organisation.id, name: organisation.name, moduleIds: sql<string[]>`(${givenModules})` };

/** One page of organisations with their modules. */
export async function listedOrganisations(
  platform: PlatformDatabase,
  query: Query,
): Promise<Data<'CatalogueModules.organisations'>> {
  const condition = anyContains([organisation.name], query.search);
  const { perPage, offset } = pageOf(query);
  const direction = query.desc === true ? desc : asc;
  const [rows, totals] = await Promise.all([
    platform
      .select(columns)
      .from(organisation)
      .where(condition)
      .orderBy(direction(organisation.name), asc(organisation.id))
      .limit(perPage)
      .offset(offset),
    totalsOf((where) => platform.$count(organisation, where), undefined, condition),
  ]);
  return toPage(query, totals, rows);
}

/** The names of some modules. @throws ApiError 400 for an id that is of none */
async function namesOf(database: CatalogueDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: catalogueModule.id, name: catalogueModule.name })
    .from(catalogueModule)
    .where(and(eq(catalogueModule.ownerId, platformOwner), inArray(catalogueModule.id, [...ids])));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const unknown = ids.flatMap((id, index) => (names.has(id) ? [] : [index]));
  if (unknown.length > 0)
    throw invalid(unknown.map((index) => ({ field: `moduleIds/${index}`, message: 'Choose a module' })));
  return names;
}

/** Replaces the modules of an organisation, and logs each that it gets or loses. @throws ApiError 400, 404 */
export async function setModules(
  { database, log }: CatalogueWork,
  organisationId: string,
  moduleIds: readonly string[],
): Promise<Schemas['OrganisationModules']> {
  const given = [...new Set(moduleIds)];
  const [before] = await database.select(columns).from(organisation).where(eq(organisation.id, organisationId));
  if (before === undefined) throw notFound();
  await namesOf(database, moduleIds);
  const taken = before.moduleIds.filter((id) => !given.includes(id));
  const added = given.filter((id) => !before.moduleIds.includes(id));
  await database
    .delete(organisationModule)
    .where(and(eq(organisationModule.organisationId, organisationId), inArray(organisationModule.moduleId, taken)));
  if (added.length > 0)
    await database
      .insert(organisationModule)
      .values(added.map((moduleId) => ({ ownerId: platformOwner, moduleId, organisationId })))
      .onConflictDoNothing();
  const names = await namesOf(database, [...taken, ...added]);
  for (const moduleId of [...taken, ...added]) {
    const [old, now] = added.includes(moduleId) ? [null, before.name] : [before.name, null];
    await log({
      action: 'UPDATE',
      entityType: 'catalogueModule',
      entityId: moduleId,
      entityName: names.get(moduleId) ?? '',
      changes: [{ field: 'organisation', old, new: now }],
    });
  }
  return { id: before.id, name: before.name, moduleIds: given.toSorted() };
}
