import { sql } from 'drizzle-orm';

import { policy } from '#server/database/schema/index.ts';
import { counted } from '#server/modules/record/index.ts';

import { todayInQuery } from './today.ts';

/** Whether a policy has not been withdrawn from use, which may be planned for a later day: a retired one is neither reviewed nor expires. */
export const isInUse = sql`(${policy.retiredOn} is null or ${policy.retiredOn} > ${todayInQuery})`;

export const isReviewOverdue = sql`(${isInUse} and ${policy.nextReviewOn} < ${todayInQuery})`;

/** The last day that is soon. */
export const lastDaySoon = sql`${todayInQuery} + 30`;

export const isReviewDueSoon = sql`(${isInUse} and ${policy.nextReviewOn} between ${todayInQuery} and ${lastDaySoon})`;

/** The policies that a number of the dashboard counts. */
export const ofFigure = counted({ REVIEW_OVERDUE: () => isReviewOverdue, REVIEW_DUE_SOON: () => isReviewDueSoon });
