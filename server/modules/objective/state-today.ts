import { sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { objective } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

const { direction, target, dueOn, latestValue } = objective;

/** domain/management-system/objective-state.ts in SQL, as of today. */
export const stateToday = sql<Schemas['ObjectiveState']>`case
  when coalesce(case ${direction} when 'AT_LEAST' then ${latestValue} >= ${target} else ${latestValue} <= ${target} end, false) then 'MET'
  when coalesce(${dueOn} < ${todayInQuery}, false) then 'MISSED'
  when ${latestValue} is null or ${target} is null then 'NOT_MEASURED'
  else 'NOT_MET' end`;
