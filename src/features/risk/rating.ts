import { lowestFirst, ratingOf, scoreOf, stages } from '#domain/risk/rating.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { withChosen } from '#src/components/fields/choices.ts';

export type Assessment = Schemas['RiskAssessmentInput'];
type Step = Schemas['StepReference'];

/** The scale of the organisation's matrix: the steps of its axes and its bands. */
export interface MatrixScale {
  readonly likelihoods: readonly Step[];
  readonly impacts: readonly Step[];
  readonly ratings: readonly Pick<Schemas['RiskRating'], 'id' | 'name' | 'colour' | 'minimumScore' | 'reviewMonths'>[];
}

export type Rating = Pick<Schemas['RiskAssessment'], 'score' | 'rating'>;

/** The rating that the matrix gives an assessment before it is saved; afterwards the server's response replaces it. */
export function ratingFor({ likelihoodId, impactId }: Assessment, scale: MatrixScale): Rating {
  const likelihood = scale.likelihoods.find(({ id }) => id === likelihoodId);
  const impact = scale.impacts.find(({ id }) => id === impactId);
  const score = scoreOf(likelihood?.score, impact?.score);
  return { score, rating: ratingOf(score, lowestFirst(scale.ratings)) };
}

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

/** The matrix scale for a risk: the steps on offer, plus those the risk uses that are no longer offered. */
export function scaleFor(scale: MatrixScale, risk: Risk | null): MatrixScale {
  if (risk === null) return scale;
  const assessments = stages.map((stage) => risk[stage]);
  return {
    ...scale,
    likelihoods: assessments.reduce(
      (steps, { likelihood }) => withChosen(steps, present(likelihood)),
      scale.likelihoods,
    ),
    impacts: assessments.reduce((steps, { impact }) => withChosen(steps, present(impact)), scale.impacts),
  };
}
