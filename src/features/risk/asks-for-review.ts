import type { Risk } from '#src/api/risk/risks.ts';

import type { RiskDraft } from './risk-kind.ts';

/**
 * The first day of a review is a field; later ones follow from reviews. One that someone else has set meanwhile stays a field until the
 * typed day is that day: only here can it be taken back.
 */
export const asksForReview = (
  risk: Pick<Risk, 'nextReviewOn'> | null,
  { nextReviewOn }: Pick<RiskDraft, 'nextReviewOn'>,
): boolean => (risk?.nextReviewOn ?? null) === null || risk?.nextReviewOn !== nextReviewOn;
