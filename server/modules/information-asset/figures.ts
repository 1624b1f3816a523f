import { sql } from 'drizzle-orm';

import { informationAsset } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

import { isPossibleDouble } from './doubles.ts';

export const isReviewOverdue = sql`${informationAsset.reviewOn} < ${todayInQuery}`;

/** The assets that a number of the dashboard counts. */
export const ofFigure = counted({
  REVIEW_OVERDUE: () => isReviewOverdue,
  POSSIBLE_DOUBLE: () => isPossibleDouble,
});
