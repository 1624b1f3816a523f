import { eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import {
  categoryAppetite,
  record,
  risk,
  riskCategoryAssignment,
  treatmentAction,
} from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

import { comparedAppetite, type Appetite } from './appetite/read.ts';

/** Whether a risk is in the numbers of today: it is not closed. */
export const isCounted = ne(risk.status, 'CLOSED');

const counts = (condition: SQL): SQL => sql`(${isCounted} and ${condition})`;

/** What the numbers of the dashboard count. */
export const isReviewOverdue = counts(sql`${risk.nextReviewOn} < ${todayInQuery}`);
export const isPlanOverdue = counts(
  sql`${risk.planDueOn} < ${todayInQuery} and ${risk.planStatus} not in ('COMPLETED', 'CANCELLED')`,
);

/** Actions of plans, joined to their risks and records. */
export const isListedAction = sql`${isNull(treatmentAction.removedAt)} and ${isNull(record.deletedAt)} and ${isCounted}`;
export const isActionOverdue = sql`(${treatmentAction.dueOn} < ${todayInQuery}
  and ${treatmentAction.status} not in ('COMPLETED', 'CANCELLED'))`;

/** Of all categories of a risk, the lowest appetite that one has; null if none has. */
const lowestOfCategories = sql`(select min(${categoryAppetite.score}) from ${categoryAppetite}
  join ${riskCategoryAssignment} on ${eq(riskCategoryAssignment.organisationId, categoryAppetite.organisationId)}
    and ${eq(riskCategoryAssignment.categoryId, categoryAppetite.categoryId)}
  where ${eq(riskCategoryAssignment.organisationId, risk.organisationId)}
    and ${eq(riskCategoryAssignment.riskId, risk.id)})`;

/** The appetite that counts for a risk (incidents.md, 4). */
export const appetiteOf = ({ score, hasCategories }: Appetite): SQL =>
  hasCategories ? sql`coalesce(${lowestOfCategories}, ${score}::integer)` : sql`${score}::integer`;

/** Nothing is above an appetite that is not set, because nothing is more than null. */
export const isAbove = (appetite: Appetite, score: PgColumn | SQL = risk.currentScore): SQL =>
  sql`${score} > ${appetiteOf(appetite)}`;

/** The version is part of the condition: a list remembers its total for as long as its conditions and records stay. */
async function isAboveStored(): Promise<SQL> {
  const { version, ...appetite } = await comparedAppetite();
  return sql`${isAbove(appetite)} and ${version}::integer is not null`;
}

/** The risks that a number of the dashboard counts. */
export const ofFigure = counted({
  ABOVE_APPETITE: async () => counts(await isAboveStored()),
  REVIEW_OVERDUE: () => isReviewOverdue,
  PLAN_OVERDUE: () => isPlanOverdue,
});
