import type { Risk, RiskChoices } from '#src/api/risks.ts';

import type { RiskDraft } from './risk-rules.ts';

/** What the matrix says of a draft before it is saved; the server's own answer replaces it after. */
export function ratingFor(
  { likelihoodId, impactId }: Pick<RiskDraft, 'likelihoodId' | 'impactId'>,
  { likelihoods, impacts, ratings }: RiskChoices,
): Pick<Risk, 'score' | 'rating'> {
  const likelihood = likelihoods.find(({ id }) => id === likelihoodId);
  const impact = impacts.find(({ id }) => id === impactId);
  if (likelihood === undefined || impact === undefined) return { score: null, rating: null };
  const score = likelihood.score * impact.score;
  const bands = ratings.toSorted((left, right) => left.minimumScore - right.minimumScore);
  const index = bands.findLastIndex(({ minimumScore }) => minimumScore <= score);
  const band = bands[index];
  return { score, rating: band === undefined ? null : { ...band, level: index + 1 } };
}
