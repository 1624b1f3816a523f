import type { Schemas } from '#src/api/client.ts';
import type { Risk, RiskChoices } from '#src/api/risks.ts';
import { withChosen } from '#src/components/fields/choices.ts';

export type Assessment = Schemas['RiskAssessmentInput'];
export type Rating = Pick<Schemas['RiskAssessment'], 'score' | 'rating'>;

/** The three moments at which a risk is assessed, in their order. */
export const stages = ['inherent', 'current', 'residual'] as const;
export type Stage = (typeof stages)[number];

/** The band that a score falls into: the one with the highest minimum that it reaches. */
export function bandOf(score: number, ratings: RiskChoices['ratings']): Schemas['RatingReference'] | null {
  const bands = ratings.toSorted((left, right) => left.minimumScore - right.minimumScore);
  const index = bands.findLastIndex(({ minimumScore }) => minimumScore <= score);
  const band = bands[index];
  return band === undefined ? null : { ...band, level: index + 1 };
}

/** What the matrix says of an assessment before it is saved; the server's own answer replaces it after. */
export function ratingFor({ likelihoodId, impactId }: Assessment, choices: RiskChoices): Rating {
  const likelihood = choices.likelihoods.find(({ id }) => id === likelihoodId);
  const impact = choices.impacts.find(({ id }) => id === impactId);
  if (likelihood === undefined || impact === undefined) return { score: null, rating: null };
  const score = likelihood.score * impact.score;
  return { score, rating: bandOf(score, choices.ratings) };
}

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

/** The choices for a risk: what is offered, and what it has that is offered no longer. */
export function choicesFor(choices: RiskChoices, risk: Risk | null): RiskChoices {
  if (risk === null) return choices;
  const assessments = stages.map((stage) => risk[stage]);
  return {
    ...choices,
    categories: withChosen(choices.categories, risk.categories),
    sources: withChosen(choices.sources, present(risk.identificationSource)),
    likelihoods: assessments.reduce(
      (steps, { likelihood }) => withChosen(steps, present(likelihood)),
      choices.likelihoods,
    ),
    impacts: assessments.reduce((steps, { impact }) => withChosen(steps, present(impact)), choices.impacts),
  };
}
