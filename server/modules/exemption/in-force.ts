import { sql } from 'drizzle-orm';

import { exemptionStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { exemption } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

/*
 * domain/exemption/term.ts in SQL, for lists and numbers: whether an exemption applies follows from its days where the
 * organisation is, not from what a job has stored.
 */

const isLapsed = sql`(${exemption.status} = 'APPROVED' and coalesce(${exemption.validTo} < ${todayInQuery}, false))`;

/** The status as it is today. */
export const statusToday = sql<
  Schemas['ExemptionStatus']
>`case when ${isLapsed} then 'EXPIRED' else ${exemption.status} end`;

/** For lists in the contract's order of statuses. */
export const rankOfStatus = sql<number>`array_position(array[${sql.raw(
  exemptionStatusValues.map((status) => `'${status}'`).join(', '),
)}], ${statusToday})`;

/** Whether it applies today. */
export const isInForce = sql<boolean>`(${exemption.status} = 'APPROVED' and not ${isLapsed}
  and coalesce(${exemption.validFrom} <= ${todayInQuery}, true))`;

/** Whether its requester and approver are asked if it is still right. */
export const isToConfirm = sql<boolean>`(${isInForce} and ${exemption.question} is not null)`;

/** The exemptions that a number of the dashboard counts. */
export const ofFigure = counted({ IN_FORCE: () => isInForce, TO_CONFIRM: () => isToConfirm });
