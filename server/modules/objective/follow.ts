import { sql } from 'drizzle-orm';

import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

/** Stores with objectives what follows from their readings and their interval: the newest value, and when the next is expected. */
export async function followReadings(ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update objective set latest_value = newest.value, latest_on = newest.taken_on,
      next_reading_on = (coalesce(newest.taken_on, (record.created_at at time zone ${timeZoneInQuery})::date)
        + make_interval(months => objective.every_months))::date
    from record left join lateral (
      select reading.value, reading.taken_on from objective_reading reading
      where reading.organisation_id = record.organisation_id and reading.objective_id = record.id and reading.removed_at is null
      order by reading.taken_on desc, reading.created_at desc, reading.id desc limit 1) as newest on true
    where record.organisation_id = objective.organisation_id and record.id = objective.id
      and objective.id = any(${sql.param(ids)}::uuid[])`);
}
