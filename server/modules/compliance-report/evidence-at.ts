import { sql, type SQL } from 'drizzle-orm';

import { lastDayCovered } from '#server/database/schema/index.ts';
import { freshnessOn } from '#server/modules/evidence/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

import type { Moment } from './moment.ts';

/**
 * The live evidence as rows of id, covered_until, freshness and, of a past day, the number of the version that it had then: null
 * for the one that it still has.
 */
export const evidenceAt = ({ past }: Moment): SQL =>
  past === undefined
    ? sql`(select evidence.organisation_id, evidence.id, evidence.covered_until, null::int as number,
        ${freshnessOn(todayInQuery, sql`evidence.covered_until`)} as freshness
      from evidence join record on record.organisation_id = evidence.organisation_id and record.id = evidence.id
        and record.deleted_at is null)`
    : sql`(select had.organisation_id, had.id, had.covered_until, had.number,
        ${freshnessOn(past.day, sql`had.covered_until`)} as freshness
      from (
        select evidence.organisation_id, evidence.id, was.number,
          case when was.number is null then evidence.covered_until else was.covered_until end as covered_until
        from evidence join record on record.organisation_id = evidence.organisation_id and record.id = evidence.id
          and record.deleted_at is null and record.created_at < ${past.before}
        left join (
          select distinct on (organisation_id, evidence_id) organisation_id, evidence_id, number, ${lastDayCovered} as covered_until
          from evidence_version where replaced_at >= ${past.before} order by organisation_id, evidence_id, number
        ) was on was.organisation_id = evidence.organisation_id and was.evidence_id = evidence.id
      ) as had)`;
