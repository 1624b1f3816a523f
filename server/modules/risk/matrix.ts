import { sql } from 'drizzle-orm';

import { ratingOf, type RatingBand } from '#domain/risk/rating.ts';
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

/** The steps of an axis, as JSON. */
const stepsOf = (axis: typeof riskLikelihood | typeof riskImpact) => sql<Schemas['StepReference'][]>`(
  select coalesce(json_agg(json_build_object('id', ${axis.id}, 'name', ${axis.name}, 'score', ${axis.score})), '[]')
  from ${axis})`;

const allBands = sql<RatingBand[]>`(
  select coalesce(json_agg(json_build_object('id', ${riskRating.id}, 'name', ${riskRating.name},
    'colour', ${riskRating.colour}, 'minimumScore', ${riskRating.minimumScore})
    order by ${riskRating.minimumScore}), '[]')
  from ${riskRating})`;

/** One row, so that everything is read by one statement. */
const oneRow = sql`(values (1)) as one_row`;

const wholeMatrix = db
  .select({ likelihoods: stepsOf(riskLikelihood), impacts: stepsOf(riskImpact), bands: allBands })
  .from(oneRow)
  .prepare('attest_matrix');

const bandsInOrder = db.select({ bands: allBands }).from(oneRow).prepare('attest_rating_bands');

const byId = (steps: readonly Schemas['StepReference'][]): Steps => new Map(steps.map((step) => [step.id, step]));

/** The bands of the organisation's matrix, lowest first. */
export async function ratingBands(): Promise<RatingBand[]> {
  const [row] = await bandsInOrder.execute();
  return row?.bands ?? [];
}

export async function readMatrix(): Promise<Matrix> {
  const [row] = await wholeMatrix.execute();
  const { likelihoods = [], impacts = [], bands: inOrder = [] } = row ?? {};
  return { likelihoods: byId(likelihoods), impacts: byId(impacts), bands: inOrder };
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

/** An assessment in words that stay when the matrix changes. */
export function inWords(stored: StoredAssessment, matrix: Matrix): Schemas['FormerAssessment'] {
  const { likelihood, impact, score, rating } = toAssessment(stored, matrix);
  return {
    likelihood: likelihood && { name: likelihood.name, score: likelihood.score },
    impact: impact && { name: impact.name, score: impact.score },
    score,
    rating: rating?.name ?? null,
  };
}
