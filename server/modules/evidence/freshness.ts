import { sql, type SQL } from 'drizzle-orm';

import { renewalDays } from '#domain/compliance/freshness.ts';
import type { Schemas } from '#server/contract/types.ts';
import { evidence } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

/** domain/compliance/freshness.ts in SQL. @param until the last day that is covered */
export const freshnessOn = (day: SQL, until: SQL) => sql<Schemas['EvidenceFreshness']>`case
  when ${until} is null then 'UNDATED'
  when ${until} < ${day} then 'STALE'
  when ${until} < ${day} + ${sql.raw(String(renewalDays))} then 'DUE'
  else 'FRESH' end`;

/** The same of today, for lists. */
export const freshnessToday = freshnessOn(todayInQuery, sql`${evidence.coveredUntil}`);
