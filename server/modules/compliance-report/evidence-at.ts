import { sql, type SQL } from 'drizzle-orm';

import { evidenceFreshnessValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { lastDayCovered } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { freshnessOn } from '#server/modules/evidence/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

import type { Moment } from './moment.ts';

type Past = NonNullable<Moment['past']>;

const liveRecord = sql`join record on record.organisation_id = evidence.organisation_id and record.id = evidence.id
  and record.kind = 'evidence' and record.deleted_at is null`;

/** The live evidence that was there at the end of a past day, with what it covered then. @param changedSince only what has changed since */
const evidenceOn = ({ before }: Past, changedSince = false): SQL => sql`(
  select evidence.organisation_id, evidence.id, was.number,
    case when was.number is null then evidence.covered_until else was.covered_until end as covered_until
  from evidence ${liveRecord} and record.created_at < ${before}
    ${changedSince ? sql`and record.updated_at >= ${before}` : sql``}
  left join (
    select distinct on (organisation_id, evidence_id) organisation_id, evidence_id, number, ${lastDayCovered} as covered_until
    from evidence_version where replaced_at >= ${before} order by organisation_id, evidence_id, number
  ) was on was.organisation_id = evidence.organisation_id and was.evidence_id = evidence.id)`;

/**
 * The live evidence as rows of id, covered_until, freshness and, of a past day, the number of the version that it had then: null
 * for the one that it still has.
 */
export const evidenceAt = ({ past }: Moment): SQL =>
  past === undefined
    ? sql`(select evidence.organisation_id, evidence.id, evidence.covered_until, null::int as number,
        ${freshnessOn(todayInQuery, sql`evidence.covered_until`)} as freshness from evidence ${liveRecord})`
    : sql`(select had.*, ${freshnessOn(past.day, sql`had.covered_until`)} as freshness from ${evidenceOn(past)} as had)`;

const ofRecords = (condition: SQL): SQL => sql`select evidence.covered_until, -count(*) as count
  from record join evidence on evidence.organisation_id = record.organisation_id and evidence.id = record.id
  where record.kind = 'evidence' and ${condition} group by 1`;

/**
 * How many pieces of live evidence were of each freshness. All of them are counted by the last day that they cover, which an index
 * has; what is removed is taken off again, and so is what has changed since a past day, which is then counted as it was. A record
 * changes with each of its versions, and no earlier than it was added.
 */
export async function freshnessCounts({ past }: Moment): Promise<Schemas['ComplianceDashboard']['evidence']> {
  const counted = [
    sql`select evidence.covered_until, count(*) as count from evidence group by 1`,
    ofRecords(sql`record.deleted_at is not null`),
    ...(past === undefined
      ? []
      : [
          ofRecords(sql`record.deleted_at is null and record.updated_at >= ${past.before}`),
          sql`select had.covered_until, count(*) as count from ${evidenceOn(past, true)} as had group by 1`,
        ]),
  ];
  const { rows } = await db.execute<Schemas['FreshnessCount'] & Record<string, unknown>>(sql`
    select ${freshnessOn(past?.day ?? todayInQuery, sql`days.covered_until`)} as freshness, sum(days.count)::int as count
    from (${sql.join(counted, sql` union all `)}) as days group by 1`);
  return evidenceFreshnessValues.map((value) => ({
    freshness: value,
    count: rows.find((row) => row.freshness === value)?.count ?? 0,
  }));
}
