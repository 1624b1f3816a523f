import { lowestFirst, ratingOf, scoreOf, stages } from '#domain/rating.ts';
import type { Schemas } from '#src/api/client.ts';
import type { Risk, RiskChoices } from '#src/api/risks.ts';
import { withChosen } from '#src/components/fields/choices.ts';

export type Assessment = Schemas['RiskAssessmentInput'];
export type Rating = Pick<Schemas['RiskAssessment'], 'score' | 'rating'>;

/** What the matrix says of an assessment before it is saved; the server's own answer replaces it after. */
export function ratingFor({ likelihoodId, impactId }: Assessment, choices: RiskChoices): Rating {
  const likelihood = choices.likelihoods.find(({ id }) => id === likelihoodId);
  const impact = choices.impacts.find(({ id }) => id === impactId);
  const score = scoreOf(likelihood?.score, impact?.score);
  return { score, rating: ratingOf(score, lowestFirst(choices.ratings)) };
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
