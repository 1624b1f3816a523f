import { sql, type SQL } from 'drizzle-orm';

/**
 * The values of the positions of the organisation's standards, as rows: those that count now, or those that counted before an
 * instant. What had not been adopted by then is missing, and what was archived since is there.
 */
export const positionValues = (before?: SQL): SQL =>
  before === undefined
    ? sql`(select p.organisation_id, p.id, p.adopted_standard_id, p.catalogue_owner, p.version_id, p.control_id,
        coalesce(p.target, a.target_maturity) as target, p.justification,
        p.result, p.maturity, p.confidence, p.flags
      from control_position p
      join adopted_standard a on a.organisation_id = p.organisation_id and a.id = p.adopted_standard_id
      where p.archived_at is null)`
    : sql`(select p.organisation_id, p.id, p.adopted_standard_id, p.catalogue_owner, p.version_id, p.control_id,
        coalesce(p.target, a.target_maturity) as target, p.justification,
        was.result, was.maturity, was.confidence, was.flags
      from control_position p
      join adopted_standard a on a.organisation_id = p.organisation_id and a.id = p.adopted_standard_id
      join lateral (
        select h.result, h.maturity, h.confidence, h.flags from position_history h
        where h.organisation_id = p.organisation_id and h.position_id = p.id and h.at < ${before}
        order by h.at desc, h.id desc limit 1
      ) was on true
      where p.archived_at is null or p.archived_at >= ${before})`;
