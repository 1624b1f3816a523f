import type { ReviewView } from '#domain/provider-assessment/review.ts';
import { idOf, oneOf, searchSchema } from '#src/components/search-schema.ts';

interface ReviewSearch {
  readonly view: ReviewView;
  /** The question that is shown; the first of the view without one. */
  readonly question?: string | undefined;
}

const views = ['WARNINGS', 'ALL', 'UNANSWERED', 'CHANGED', 'UNREVIEWED', 'ASKED'] as const;

/** The address of a review: which questions are listed, and which of them is shown. */
export const reviewSearch = searchSchema<ReviewSearch>((given) => ({
  view: oneOf(views, given['view']) ?? 'WARNINGS',
  question: idOf(given['question']),
}));
