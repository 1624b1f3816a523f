import { asc, getTableName } from 'drizzle-orm';

import { ratingOf, type RatingBand } from '#domain/rating.ts';
import type { Schemas } from '#server/contract/types.ts';
import { riskImpact, riskLikelihood, riskRating } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type Steps = ReadonlyMap<string, Schemas['StepReference']>;

/**
 * The organisation's likelihood × impact matrix. It is small, so it is read beside the risks instead of joined to each.
 */
export interface Matrix {
  readonly likelihoods: Steps;
  readonly impacts: Steps;
  /** Lowest first. */
  readonly bands: readonly RatingBand[];
}

/** An assessment as stored. */
export interface StoredAssessment {
  readonly likelihoodId: string | null;
  readonly impactId: string | null;
  readonly score: number | null;
}

const stepsOf = (axis: typeof riskLikelihood | typeof riskImpact) =>
  db
    .select({ id: axis.id, name: axis.name, score: axis.score })
    .from(axis)
    .prepare(`attest_steps_${getTableName(axis)}`);

const likelihoodSteps = stepsOf(riskLikelihood);
const impactSteps = stepsOf(riskImpact);

const byId = (steps: readonly Schemas['StepReference'][]): Steps => new Map(steps.map((step) => [step.id, step]));

const bandsInOrder = db
  .select({
    id: riskRating.id,
    name: riskRating.name,
    colour: riskRating.colour,
    minimumScore: riskRating.minimumScore,
  })
  .from(riskRating)
  .orderBy(asc(riskRating.minimumScore))
  .prepare('attest_rating_bands');

/** The bands of the organisation's matrix, lowest first. */
export const ratingBands = (): Promise<RatingBand[]> => bandsInOrder.execute();

export async function readMatrix(): Promise<Matrix> {
  const [likelihoods, impacts, bands] = await Promise.all([
    likelihoodSteps.execute(),
    impactSteps.execute(),
    ratingBands(),
  ]);
  return { likelihoods: byId(likelihoods), impacts: byId(impacts), bands };
}

/** An assessment in the contract's shape. */
export const toAssessment = (
  { likelihoodId, impactId, score }: StoredAssessment,
  { likelihoods, impacts, bands }: Matrix,
): Schemas['RiskAssessment'] => ({
  likelihood: likelihoods.get(likelihoodId ?? '') ?? null,
  impact: impacts.get(impactId ?? '') ?? null,
  score,
  rating: ratingOf(score, bands),
});
