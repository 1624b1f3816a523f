import { sql, type SQL } from 'drizzle-orm';

/**
 * The positions of the organisation's standards with the controls that they are of, as rows: `version_then` and `control_then` are those
 * of now, or those of before an instant. Then a position was of what the first upgrade since that has moved it found, or of what the first
 * one that was undone since had made of it; what no upgrade has moved since is as it was (docs/decisions/236-controls-of-past-days.md).
 * `is_left_then` is whether an upgrade had archived it, which was undone since.
 */
export const controlsAt = (before?: SQL): SQL =>
  before === undefined
    ? sql`(select p.*, p.version_id as version_then, p.control_id as control_then, false as is_left_then from control_position p)`
    : sql`(select p.*, case when former.control_id is null then p.version_id else former.version_id end as version_then,
        coalesce(former.control_id, p.control_id) as control_then, coalesce(former.is_left, false) as is_left_then
      from control_position p
      left join (
        select moved.organisation_id, moved.position_id, not next.is_ahead and moved.effect = 'ARCHIVED' as is_left,
          case when next.is_ahead then next.from_version_id else next.to_version_id end as version_id,
          case when next.is_ahead then (moved.before ->> 'controlId')::uuid else moved.control_after end as control_id
        from (
          select distinct on (organisation_id, adopted_standard_id) organisation_id, id, from_version_id, to_version_id,
            applied_at >= ${before} as is_ahead
          from standard_upgrade where applied_at >= ${before} or undone_at >= ${before}
          order by organisation_id, adopted_standard_id, case when applied_at >= ${before} then applied_at else undone_at end
        ) next
        join upgraded_position moved on moved.organisation_id = next.organisation_id and moved.upgrade_id = next.id
      ) as former on former.organisation_id = p.organisation_id and former.position_id = p.id)`;
