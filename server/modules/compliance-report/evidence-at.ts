import { sql, type SQL } from 'drizzle-orm';

import { evidenceFreshnessValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { formerly, loggedBefore } from '#server/database/logged-before.ts';
import { lastDayCovered } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { freshnessOn } from '#server/modules/evidence/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';

import type { Moment } from './moment.ts';

type Past = NonNullable<Moment['past']>;

const ofEvidence = sql`join record on record.organisation_id = evidence.organisation_id and record.id = evidence.id
  and record.kind = 'evidence'`;

/** A date of then: as the log has it, else of the version of then, else as it is. */
const dateThen = (field: string, column: SQL, type = sql`date`): SQL =>
  formerly(
    sql`changed.was`,
    field,
    type,
    sql`case when version.number is null then evidence.${column} else version.${column} end`,
  );

/** The dates that evidence had then: a version was corrected before it was replaced, or since. */
const datesThen = ({ before }: Past): SQL => sql`(select ${dateThen('madeOn', sql`made_on`)} as made_on,
    ${dateThen('coversTo', sql`covers_to`)} as covers_to,
    ${dateThen('cadenceMonths', sql`cadence_months`, sql`int`)} as cadence_months
  from (select ${loggedBefore(sql`record`, before)} as was offset 0) as changed)`;

/**
 * The evidence that was there at the end of a past day, with what it covered then: what was removed since is among it.
 * @param changedSince only what has changed or was removed since
 */
const evidenceOn = (past: Past, changedSince = false): SQL => {
  const { before } = past;
  return sql`(
  select had.organisation_id, had.id, had.number, ${lastDayCovered} as covered_until from (
  select evidence.organisation_id, evidence.id, version.number, dates.* from evidence ${ofEvidence} and record.created_at < ${before} and (record.deleted_at is null or record.deleted_at >= ${before})
    ${changedSince ? sql`and (record.updated_at >= ${before} or record.deleted_at >= ${before})` : sql``}
  left join (
    select distinct on (organisation_id, evidence_id) organisation_id, evidence_id, number, made_on, covers_to, cadence_months
    from evidence_version where replaced_at >= ${before} order by organisation_id, evidence_id, number
  ) version on version.organisation_id = evidence.organisation_id and version.evidence_id = evidence.id
  cross join lateral ${datesThen(past)} as dates) as had)`;
};

/**
 * The live evidence as rows of id, covered_until, freshness and, of a past day, the number of the version that it had then: null
 * for the one that it still has.
 */
export const evidenceAt = ({ past }: Moment): SQL =>
  past === undefined
    ? sql`(select evidence.organisation_id, evidence.id, evidence.covered_until, null::int as number,
        ${freshnessOn(todayInQuery, sql`evidence.covered_until`)} as freshness from evidence ${ofEvidence} and record.deleted_at is null)`
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
