import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import {
  platformOwner,
  standardVersionLifecycle,
  type StandardVersionAction,
} from '#domain/catalogue/version-lifecycle.ts';
import { isPossible } from '#domain/lifecycle.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { maturityLevel, maturityModel } from '#server/database/schema/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import type { CatalogueWork } from '../scope.ts';

type Model = Schemas['PlatformMaturityModel'];
type Levels = Schemas['MaturityModelInput']['levels'];

/** The most models of a list. */
const mostListed = 500;

/** Fewer levels measure nothing. */
const fewestLevels = 2;

const own = (id: string) => and(eq(maturityModel.ownerId, platformOwner), eq(maturityModel.id, id));

// A subquery of its own: Drizzle omits the table name of columns in a selected expression.
const orderedLevels = sql`
  select coalesce(json_agg(json_build_object('level', ${maturityLevel.level}, 'name', ${maturityLevel.name},
    'description', ${maturityLevel.description}) order by ${maturityLevel.level}), '[]')
  from ${maturityLevel}
  where ${maturityLevel.ownerId} = ${maturityModel.ownerId} and ${maturityLevel.modelId} = ${maturityModel.id}`;

const modelsSeen = (database: CatalogueDatabase) =>
  database
    .select({
      id: maturityModel.id,
      title: maturityModel.title,
      description: maturityModel.description,
      levels: sql<Schemas['MaturityLevel'][]>`(${orderedLevels})`,
      status: maturityModel.status,
      replacesId: maturityModel.replacesId,
      version: maturityModel.version,
      createdAt: maturityModel.createdAt,
      publishedAt: maturityModel.publishedAt,
      withdrawnAt: maturityModel.withdrawnAt,
    })
    .from(maturityModel)
    .orderBy(asc(maturityModel.title), asc(maturityModel.createdAt), asc(maturityModel.id))
    .$dynamic();

const shown = ({
  createdAt,
  publishedAt,
  withdrawnAt,
  ...row
}: Awaited<ReturnType<typeof modelsSeen>>[number]): Model => ({
  ...row,
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

/** The models of the platform. */
export const listedModels = async (database: CatalogueDatabase): Promise<Model[]> =>
  (await modelsSeen(database).where(eq(maturityModel.ownerId, platformOwner)).limit(mostListed)).map(shown);

/** @throws ApiError 404 */
async function modelShown(database: CatalogueDatabase, id: string): Promise<Model> {
  const [row] = await modelsSeen(database).where(own(id));
  if (row === undefined) throw notFound();
  return shown(row);
}

/** Locks a model. @throws ApiError 404 */
async function lockModel(database: CatalogueDatabase, id: string): Promise<Model> {
  await database.select({ id: maturityModel.id }).from(maturityModel).where(own(id)).for('update');
  return modelShown(database, id);
}

/** Locks a draft. @throws ApiError 404, 409 once it is published */
async function lockDraft(database: CatalogueDatabase, id: string): Promise<Model> {
  const model = await lockModel(database, id);
  if (model.status !== 'DRAFT')
    throw conflict([{ field: 'status', message: `This model is ${model.status.toLowerCase()}: it stays as it is` }]);
  return model;
}

/** Replaces the levels of a draft. @throws ApiError 400 for a level that is there twice */
async function setLevels(database: CatalogueDatabase, modelId: string, levels: Levels): Promise<void> {
  const numbers = levels.map(({ level }) => level);
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) !== index);
  if (twice >= 0)
    throw invalid([{ field: `levels/${twice}/level`, message: `Level ${numbers[twice]} is there twice` }]);
  await database
    .delete(maturityLevel)
    .where(and(eq(maturityLevel.ownerId, platformOwner), eq(maturityLevel.modelId, modelId)));
  if (levels.length === 0) return;
  await database.insert(maturityLevel).values(levels.map((one) => ({ ownerId: platformOwner, modelId, ...one })));
}

/** What a log compares. */
const logged = ({ title, description, levels }: Model) => ({
  title,
  description,
  levels: levels.map(({ level, name }) => `${level} ${name}`).join(', '),
});

/** A later version follows what is published and has no other draft after it. @throws ApiError 400, 409 */
async function checkReplaced(database: CatalogueDatabase, replacesId: string): Promise<void> {
  const [replaced] = await database
    .select({ status: maturityModel.status })
    .from(maturityModel)
    .where(own(replacesId))
    .for('update');
  if (replaced === undefined || replaced.status === 'DRAFT')
    throw invalid([{ field: 'replacesId', message: 'Choose a published model' }]);
  const drafts = await database
    .select({ id: maturityModel.id })
    .from(maturityModel)
    .where(
      and(
        eq(maturityModel.ownerId, platformOwner),
        eq(maturityModel.replacesId, replacesId),
        inArray(maturityModel.status, ['DRAFT']),
      ),
    );
  if (drafts.length > 0)
    throw conflict([{ field: 'replacesId', message: 'This model has a draft of its next version already' }]);
}

/** Adds a draft. @throws ApiError 400, 409 */
export async function addModel(
  { database, log }: CatalogueWork,
  { levels, ...header }: Schemas['MaturityModelInput'],
): Promise<Model> {
  if (header.replacesId !== null) await checkReplaced(database, header.replacesId);
  const [added] = await database
    .insert(maturityModel)
    .values({ ownerId: platformOwner, ...header })
    .returning({ id: maturityModel.id });
  if (added === undefined) throw new Error('The model was not stored');
  await setLevels(database, added.id, levels);
  const stored = await modelShown(database, added.id);
  const changes = changesBetween({ title: null, description: null, levels: null }, logged(stored));
  const { id, title } = stored;
  await log({ action: 'CREATE', entityType: 'maturityModel', entityId: id, entityName: title, changes });
  return stored;
}

/** Changes a draft and its levels. @throws ApiError 400, 404, 409 */
export async function changeModel(
  { database, log }: CatalogueWork,
  id: string,
  { version, levels, ...header }: Schemas['MaturityModelChanges'],
): Promise<Model> {
  const before = await lockDraft(database, id);
  if (before.version !== version) throw versionConflict(before);
  await database
    .update(maturityModel)
    .set({ ...header, version: sql`${maturityModel.version} + 1` })
    .where(own(id));
  await setLevels(database, id, levels);
  const stored = await modelShown(database, id);
  const changes = changesBetween(logged(before), logged(stored));
  await log({ action: 'UPDATE', entityType: 'maturityModel', entityId: id, entityName: stored.title, changes });
  return stored;
}

const stamps = {
  PUBLISH: { publishedAt: sql`now()` },
  WITHDRAW: { withdrawnAt: sql`now()` },
} as const satisfies Record<StandardVersionAction, object>;

/** Publishes or withdraws a model. Where it is in use it stays. @throws ApiError 404, 409 */
export async function moveModel(
  { database, log }: CatalogueWork,
  id: string,
  action: StandardVersionAction,
): Promise<Model> {
  const step = standardVersionLifecycle.steps[action];
  const { status, title, levels } = await lockModel(database, id);
  if (!isPossible(step, status))
    throw conflict([{ field: 'status', message: `This model is ${status.toLowerCase()}` }]);
  if (action === 'PUBLISH' && levels.length < fewestLevels)
    throw conflict([{ field: 'levels', message: 'Add at least two levels first' }]);
  await database
    .update(maturityModel)
    .set({ status: step.to, version: sql`${maturityModel.version} + 1`, ...stamps[action] })
    .where(own(id));
  const changes = [{ field: 'status', old: status, new: step.to }];
  await log({ action: 'UPDATE', entityType: 'maturityModel', entityId: id, entityName: title, changes });
  return modelShown(database, id);
}

/** Removes a draft. @throws ApiError 404, 409 once it is published */
export async function removeModel({ database, log }: CatalogueWork, id: string): Promise<void> {
  const { title } = await lockDraft(database, id);
  await database.delete(maturityModel).where(own(id));
  await log({ action: 'DELETE', entityType: 'maturityModel', entityId: id, entityName: title, changes: [] });
}
