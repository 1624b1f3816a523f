import { sql, type SQL } from 'drizzle-orm';

import { controlsAt } from './controls-at.ts';

/**
 * The values of the positions of the organisation's standards, as rows: those that count now, or those that counted before an
 * instant. What had not been adopted by then is missing, and what was archived since is there. Of a position whose history has
 * nothing since that instant, what counts now is what counted then: only the others are looked up in it. Controls are those of then.
 */
export const positionValues = (before?: SQL): SQL =>
  before === undefined
    ? sql`(select p.organisation_id, p.id, p.adopted_standard_id, p.catalogue_owner, p.version_id, p.control_id,
        coalesce(p.target, a.target_maturity) as target, p.justification,
        p.result, p.maturity, p.confidence, p.flags
      from control_position p
      join adopted_standard a on a.organisation_id = p.organisation_id and a.id = p.adopted_standard_id
      where p.archived_at is null)`
    : sql`(select p.organisation_id, p.id, p.adopted_standard_id, p.catalogue_owner, p.version_then as version_id,
        p.control_then as control_id,
        coalesce(p.target, a.target_maturity) as target, p.justification,
        case when changed.position_id is null then p.result else was.result end as result,
        case when changed.position_id is null then p.maturity else was.maturity end as maturity,
        case when changed.position_id is null then p.confidence else was.confidence end as confidence,
        case when changed.position_id is null then p.flags else was.flags end as flags
      from ${controlsAt(before)} as p
      join adopted_standard a on a.organisation_id = p.organisation_id and a.id = p.adopted_standard_id
      left join (select distinct organisation_id, position_id from position_history where at >= ${before}) changed
        on changed.organisation_id = p.organisation_id and changed.position_id = p.id
      left join lateral (
        select h.result, h.maturity, h.confidence, h.flags from position_history h
        where h.organisation_id = changed.organisation_id and h.position_id = changed.position_id and h.at < ${before}
        order by h.at desc, h.id desc limit 1
      ) was on true
      where (p.archived_at is null or p.archived_at >= ${before}) and not p.is_left_then and (changed.position_id is null or was.result is not null))`;
