import { eq, inArray } from 'drizzle-orm';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { riskCategory, riskImpact, riskLikelihood } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type Chosen = Pick<Schemas['RiskInput'], 'categoryIds' | 'likelihoodId' | 'impactId'>;

export interface ResolvedChoices {
  readonly categoryIds: readonly string[] | undefined;
  readonly likelihoodScore: number | undefined;
  readonly impactScore: number | undefined;
}

// Chosen entries are locked until the risk is stored: one that is being removed, or given another score, is waited for.
const scoreOfStep = async (table: typeof riskLikelihood | typeof riskImpact, id: string | null | undefined) => {
  if (id === null || id === undefined) return undefined;
  const [row] = await db.select({ score: table.score }).from(table).where(eq(table.id, id)).for('key share');
  return row?.score;
};

async function unknownCategories(ids: readonly string[]): Promise<FieldError[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: riskCategory.id })
    .from(riskCategory)
    .where(inArray(riskCategory.id, [...ids]))
    .for('key share');
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `categoryIds/${index}`, message: 'This category does not exist' }],
  );
}

/**
 * Looks the chosen entries up in the organisation's own look-ups.
 * @throws ApiError 400 naming each choice that is not there: another organisation's is as unknown as a made-up one
 */
export async function resolveChoices({ likelihoodId, impactId, ...chosen }: Chosen): Promise<ResolvedChoices> {
  // As the database writes them, so that an id in capitals is the same id.
  const categoryIds = chosen.categoryIds?.map((id) => id.toLowerCase());
  const [categoryErrors, likelihoodScore, impactScore] = await Promise.all([
    unknownCategories(categoryIds ?? []),
    scoreOfStep(riskLikelihood, likelihoodId),
    scoreOfStep(riskImpact, impactId),
  ]);
  const errors = [...categoryErrors];
  if (likelihoodId && likelihoodScore === undefined) {
    errors.push({ field: 'likelihoodId', message: 'This likelihood does not exist' });
  }
  if (impactId && impactScore === undefined) errors.push({ field: 'impactId', message: 'This impact does not exist' });
  if (errors.length > 0) throw invalid(errors);
  return { categoryIds: categoryIds && [...new Set(categoryIds)], likelihoodScore, impactScore };
}
