import { and, asc, eq, sql } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { conflict, notFound, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { securityQuestion, securityQuestionGroup } from '#server/database/schema/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { CatalogueWork } from '../scope.ts';

type Group = Schemas['SecurityQuestionGroup'];

/** The most groups of the bank. */
const mostGroups = 200;

const own = (id: string) => and(eq(securityQuestionGroup.ownerId, platformOwner), eq(securityQuestionGroup.id, id));

// A subquery of its own: Drizzle omits the table name of columns in a selected expression.
const questionTotal = sql`select count(*)::int from ${securityQuestion}
  where ${securityQuestion.ownerId} = ${securityQuestionGroup.ownerId}
    and ${securityQuestion.groupId} = ${securityQuestionGroup.id}`;

const groupsSeen = (database: CatalogueDatabase) =>
  database
    .select({
      id: securityQuestionGroup.id,
      name: securityQuestionGroup.name,
      description: securityQuestionGroup.description,
      questionCount: sql<number>`(${questionTotal})`,
      version: securityQuestionGroup.version,
      createdAt: securityQuestionGroup.createdAt,
    })
    .from(securityQuestionGroup)
    .orderBy(asc(securityQuestionGroup.name), asc(securityQuestionGroup.id))
    .$dynamic();

const shown = ({ createdAt, ...row }: Awaited<ReturnType<typeof groupsSeen>>[number]): Group => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The groups of the bank. */
export const listedGroups = async (database: CatalogueDatabase): Promise<Group[]> =>
  (await groupsSeen(database).where(eq(securityQuestionGroup.ownerId, platformOwner)).limit(mostGroups)).map(shown);

/** @throws ApiError 404 */
async function groupShown(database: CatalogueDatabase, id: string): Promise<Group> {
  const [row] = await groupsSeen(database).where(own(id));
  if (row === undefined) throw notFound();
  return shown(row);
}

/** Locks a group. @throws ApiError 404 */
async function lockGroup(database: CatalogueDatabase, id: string): Promise<Group> {
  await database.select({ id: securityQuestionGroup.id }).from(securityQuestionGroup).where(own(id)).for('update');
  return groupShown(database, id);
}

/** Runs work that names a group. @throws ApiError 409 if the name is in use */
const naming = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (violatedUniqueConstraint(error) === 'security_question_group_name')
      throw conflict([{ field: 'name', message: 'Another group has this name' }]);
    throw error;
  });

/** Adds a group. @throws ApiError 409 */
export async function addGroup(
  { database, log }: CatalogueWork,
  input: Schemas['SecurityQuestionGroupInput'],
): Promise<Group> {
  const groups = await database.select({ id: securityQuestionGroup.id }).from(securityQuestionGroup).limit(mostGroups);
  if (groups.length >= mostGroups)
    throw conflict([{ field: 'name', message: `There are ${mostGroups} groups already` }]);
  const adding = database
    .insert(securityQuestionGroup)
    .values({ ownerId: platformOwner, ...input })
    .returning({ id: securityQuestionGroup.id });
  const [added] = await naming(adding.execute());
  if (added === undefined) throw new Error('The group was not stored');
  await log({
    action: 'CREATE',
    entityType: 'securityQuestionGroup',
    entityId: added.id,
    entityName: input.name,
    changes: changesBetween({ name: null, description: null }, input),
  });
  return groupShown(database, added.id);
}

/** Renames or describes a group. @throws ApiError 404, 409 */
export async function changeGroup(
  { database, log }: CatalogueWork,
  id: string,
  { version, ...text }: Schemas['SecurityQuestionGroupChanges'],
): Promise<Group> {
  const before = await lockGroup(database, id);
  if (before.version !== version) throw versionConflict(before);
  const changing = database
    .update(securityQuestionGroup)
    .set({ ...text, version: sql`${securityQuestionGroup.version} + 1` })
    .where(own(id));
  await naming(changing.execute());
  const { name, description } = before;
  const changes = changesBetween({ name, description }, text);
  await log({ action: 'UPDATE', entityType: 'securityQuestionGroup', entityId: id, entityName: text.name, changes });
  return groupShown(database, id);
}

/** Removes an empty group. @throws ApiError 404, 409 while it has questions */
export async function removeGroup({ database, log }: CatalogueWork, id: string): Promise<void> {
  const { name, questionCount } = await lockGroup(database, id);
  if (questionCount > 0)
    throw conflict([{ field: 'questionCount', message: 'Move or delete the questions of this group first' }]);
  await database.delete(securityQuestionGroup).where(own(id));
  await log({ action: 'DELETE', entityType: 'securityQuestionGroup', entityId: id, entityName: name, changes: [] });
}
