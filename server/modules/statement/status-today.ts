import { sql } from 'drizzle-orm';

import { statementStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { statementOfApplicability as statement } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

/** Whether the review date of an approved version has passed, whether or not the daily job has stored that. */
export const isLapsed = sql`(${statement.status} = 'APPROVED' and coalesce(${statement.reviewOn} < ${todayInQuery}, false))`;

/** Whether the review date of the version that was approved last has passed, also while the next one is being written. */
export const isApprovedLapsed = sql<boolean>`coalesce(${statement.approvedReviewOn} < ${todayInQuery}, false)`;

/** The status as it is today. */
export const statusToday = sql<
  Schemas['StatementStatus']
>`case when ${isLapsed} then 'EXPIRED' else ${statement.status} end`;

/** For lists in the contract's order of statuses. */
export const rankOfStatus = sql<number>`array_position(array[${sql.raw(
  statementStatusValues.map((status) => `'${status}'`).join(', '),
)}], ${statusToday})`;
