import { and, asc, eq, sql } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { securityQuestion, securityQuestionGroup } from '#server/database/schema/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { questionShown } from '../queries.ts';
import type { CatalogueWork } from '../scope.ts';

type Question = Schemas['SecurityQuestion'];
type Input = Schemas['SecurityQuestionInput'];

/** The most questions of a group. */
const mostQuestions = 200;

const own = (id: string) => and(eq(securityQuestion.ownerId, platformOwner), eq(securityQuestion.id, id));

const inGroup = (groupId: string) =>
  and(eq(securityQuestion.ownerId, platformOwner), eq(securityQuestion.groupId, groupId));

const shown = (row: typeof securityQuestion.$inferSelect): Question => ({
  id: row.id,
  groupId: row.groupId,
  ...questionShown(row),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** The questions of a group of the bank; none of an unknown one. */
export async function listedQuestions(database: CatalogueDatabase, groupId: string): Promise<Question[]> {
  const rows = await database
    .select()
    .from(securityQuestion)
    .where(inGroup(groupId))
    .orderBy(asc(securityQuestion.createdAt), asc(securityQuestion.id))
    .limit(mostQuestions);
  return rows.map(shown);
}

/** Holds the group that a question comes into, so that it is not removed meanwhile. @throws ApiError 400, 409 */
async function holdGroup(database: CatalogueDatabase, groupId: string): Promise<string> {
  const [group] = await database
    .select({ name: securityQuestionGroup.name })
    .from(securityQuestionGroup)
    .where(and(eq(securityQuestionGroup.ownerId, platformOwner), eq(securityQuestionGroup.id, groupId)))
    .for('update');
  if (group === undefined) throw invalid([{ field: 'groupId', message: 'Choose a group' }]);
  const questions = await database.select({ id: securityQuestion.id }).from(securityQuestion).where(inGroup(groupId));
  if (questions.length >= mostQuestions)
    throw conflict([{ field: 'groupId', message: `This group has ${mostQuestions} questions already` }]);
  return group.name;
}

/** How a log names a question. */
const nameOf = (text: string): string => text.slice(0, 200);

const answersOf = ({ options }: Pick<Input, 'options'>): string => options.map(({ text }) => text).join(', ');

/** Adds a question. @throws ApiError 400, 409 */
export async function addQuestion({ database, log }: CatalogueWork, input: Input): Promise<Question> {
  const group = await holdGroup(database, input.groupId);
  const [added] = await database
    .insert(securityQuestion)
    .values({ ownerId: platformOwner, ...input })
    .returning();
  if (added === undefined) throw new Error('The question was not stored');
  await log({
    action: 'CREATE',
    entityType: 'securityQuestion',
    entityId: added.id,
    entityName: nameOf(input.text),
    changes: changesBetween(
      { group: null, text: null, options: null },
      { group, text: input.text, options: answersOf(input) },
    ),
  });
  return shown(added);
}

/** Locks a question. @throws ApiError 404 */
async function lockQuestion(database: CatalogueDatabase, id: string): Promise<typeof securityQuestion.$inferSelect> {
  const [row] = await database.select().from(securityQuestion).where(own(id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Changes a question, or moves it to another group. @throws ApiError 400, 404, 409 */
export async function changeQuestion(
  { database, log }: CatalogueWork,
  id: string,
  { version, ...input }: Schemas['SecurityQuestionChanges'],
): Promise<Question> {
  const before = await lockQuestion(database, id);
  if (before.version !== version) throw versionConflict(shown(before));
  const moved = before.groupId === input.groupId ? [] : [await holdGroup(database, input.groupId)];
  const [stored] = await database
    .update(securityQuestion)
    .set({ ...input, version: sql`${securityQuestion.version} + 1` })
    .where(own(id))
    .returning();
  if (stored === undefined) throw notFound();
  const changes = [
    ...moved.map((group) => ({ field: 'group', old: null, new: group })),
    ...changesBetween(
      { text: before.text, options: answersOf(questionShown(before)) },
      { text: input.text, options: answersOf(input) },
    ),
  ];
  await log({
    action: 'UPDATE',
    entityType: 'securityQuestion',
    entityId: id,
    entityName: nameOf(input.text),
    changes,
  });
  return shown(stored);
}

/** Removes a question. @throws ApiError 404 */
export async function removeQuestion({ database, log }: CatalogueWork, id: string): Promise<void> {
  const { text } = await lockQuestion(database, id);
  await database.delete(securityQuestion).where(own(id));
  await log({
    action: 'DELETE',
    entityType: 'securityQuestion',
    entityId: id,
    entityName: nameOf(text),
    changes: [],
  });
}
