import type { HandlersOf } from '#server/contract/types.ts';

import { moveReview, review, reviewsOf } from './reviews.ts';
import { changeStatus } from './status.ts';

/** The status of risks and their reviews (incidents.md, 4). Rights and log are those of the risk. */
export const riskCourseHandlers: HandlersOf<'RiskCourses'> = {
  changeStatus,
  reviews: ({ path: { id } }) => reviewsOf(id),
  review: ({ path: { id }, body }, context) => review(context, id, body),
  moveReview: ({ path: { id }, body }, context) => moveReview(context, id, body),
};
