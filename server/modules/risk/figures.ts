import { sql, type SQL } from 'drizzle-orm';

import { risk, riskAppetite } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

/** What the numbers of the dashboard count. */
export const isReviewOverdue = sql`${risk.nextReviewOn} < ${todayInQuery}`;
export const isPlanOverdue = sql`(${risk.planDueOn} < ${todayInQuery} and ${risk.planStatus} not in ('COMPLETED', 'CANCELLED'))`;

/** Nothing is above an appetite that is not set, because nothing is more than null. */
export const isAbove = (appetite: number | null | SQL): SQL => sql`${risk.currentScore} > ${appetite}::integer`;

/** The risks that a number of the dashboard counts. */
export const ofFigure = counted({
  ABOVE_APPETITE: () => isAbove(sql`(select ${riskAppetite.score} from ${riskAppetite})`),
  REVIEW_OVERDUE: () => isReviewOverdue,
  PLAN_OVERDUE: () => isPlanOverdue,
});
