import { and, asc, eq, inArray, max } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { maturityLevel, maturityModel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The published models that the organisation may use. */
export const maturityHandlers: HandlersOf<'MaturityModels'> = {
  async models() {
    const models = await db
      .select({ id: maturityModel.id, title: maturityModel.title })
      .from(maturityModel)
      .where(eq(maturityModel.status, 'PUBLISHED'))
      .orderBy(asc(maturityModel.title), asc(maturityModel.id));
    const levels = await db
      .select({
        modelId: maturityLevel.modelId,
        level: maturityLevel.level,
        name: maturityLevel.name,
        description: maturityLevel.description,
      })
      .from(maturityLevel)
      .where(
        inArray(
          maturityLevel.modelId,
          models.map(({ id }) => id),
        ),
      )
      .orderBy(asc(maturityLevel.level));
    return models.map((model) => ({
      ...model,
      levels: levels.filter(({ modelId }) => modelId === model.id).map(({ modelId: _model, ...level }) => level),
    }));
  },
};

/** A model that can be chosen, with its highest level. */
export async function publishedModel(
  id: string,
): Promise<{ readonly ownerId: string; readonly id: string; readonly highest: number } | undefined> {
  const [found] = await db
    .select({ ownerId: maturityModel.ownerId, id: maturityModel.id, highest: max(maturityLevel.level) })
    .from(maturityModel)
    .leftJoin(
      maturityLevel,
      and(eq(maturityLevel.ownerId, maturityModel.ownerId), eq(maturityLevel.modelId, maturityModel.id)),
    )
    .where(and(eq(maturityModel.id, id), eq(maturityModel.status, 'PUBLISHED')))
    .groupBy(maturityModel.ownerId, maturityModel.id);
  return found && { ...found, highest: found.highest ?? 0 };
}

/** The highest level of a model that is in use, whatever became of it since; 9 without one. */
export async function highestLevelOf(modelId: string | null): Promise<number> {
  if (modelId === null) return 9;
  const [found] = await db
    .select({ highest: max(maturityLevel.level) })
    .from(maturityLevel)
    .where(eq(maturityLevel.modelId, modelId));
  return found?.highest ?? 9;
}
