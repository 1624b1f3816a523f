import { sql } from 'drizzle-orm';

import { policy } from '#server/database/schema/index.ts';
import { counted } from '#server/modules/record/index.ts';

import { todayInQuery } from './today.ts';

/** A retired policy needs no review, as it does not expire either (`expirePolicies`). */
export const isReviewed = sql`${policy.retiredOn} is null`;

export const isReviewOverdue = sql`(${isReviewed} and ${policy.nextReviewOn} < ${todayInQuery})`;

/** The policies that a number of the dashboard counts. */
export const ofFigure = counted({ REVIEW_OVERDUE: () => isReviewOverdue });
