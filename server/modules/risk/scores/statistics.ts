import { sql, type SQL } from 'drizzle-orm';

import { ratingOf, type Stage } from '#domain/rating.ts';
import { riskTreatmentValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  risk,
  riskAppetite,
  riskCategory,
  riskCategoryAssignment,
  riskScoreChange,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { ratingBands } from '../matrix.ts';

type Statistics = Schemas['RiskStatistics'];

/** How many categories and owners are shown; there can be hundreds. */
const mostShown = 20;

const monthsShown = 12;

const liveRisks = sql`${risk} join ${record} on ${record.organisationId} = ${risk.organisationId}
  and ${record.id} = ${risk.id} and ${record.deletedAt} is null`;

const count = sql`count(*)::integer as count`;

/** How many have a score above the appetite: none while it is not set, because nothing is more than null. */
const above = (appetite: number | null, score: SQL = sql`${risk.currentScore}`) =>
  sql`count(*) filter (where ${score} > ${appetite}::integer)::integer as above`;

const today = sql`(now() at time zone 'utc')::date`;

export async function readAppetite(): Promise<Schemas['RiskAppetite']> {
  const [found] = await db.select({ version: riskAppetite.version, score: riskAppetite.score }).from(riskAppetite);
  return found ?? { version: 0, score: null };
}

async function figures(appetite: number | null) {
  const { rows } = await db.execute<Pick<Statistics, 'count' | 'above' | 'overdueReviews' | 'overduePlans'>>(sql`
    select ${count}, ${above(appetite)},
      count(*) filter (where ${risk.nextReviewOn} < ${today})::integer as "overdueReviews",
      count(*) filter (where ${risk.planDueOn} < ${today}
        and ${risk.planStatus} not in ('COMPLETED', 'CANCELLED'))::integer as "overduePlans"
    from ${liveRisks}`);
  return rows[0] ?? { count: 0, above: 0, overdueReviews: 0, overduePlans: 0 };
}

/** Bands are few and scores at most some dozens, so risks are counted by score, and scores by band. */
async function byRating(): Promise<Statistics['byRating']> {
  const [bands, { rows }] = await Promise.all([
    ratingBands(),
    db.execute<{ stage: Stage; score: number | null; count: number }>(sql`
      select stage, score, ${count} from ${liveRisks}, lateral (values
        ('inherent', ${risk.inherentScore}), ('current', ${risk.currentScore}), ('residual', ${risk.residualScore})
      ) as own(stage, score) group by stage, score`),
  ]);
  const empty = { inherent: 0, current: 0, residual: 0 };
  const counts = bands.map(({ minimumScore }) => ({ rating: ratingOf(minimumScore, bands), ...empty }));
  const without: Statistics['byRating'][number] = { rating: null, ...empty };
  for (const { stage, score, count: found } of rows) {
    const id = ratingOf(score, bands)?.id;
    const counted = counts.find(({ rating }) => rating?.id === id) ?? without;
    counted[stage] += found;
  }
  return [without, ...counts];
}

async function byTreatment(appetite: number | null): Promise<Statistics['byTreatment']> {
  const { rows } = await db.execute<Statistics['byTreatment'][number]>(sql`
    select ${risk.treatment} as treatment, ${count}, ${above(appetite)}
    from ${liveRisks} group by ${risk.treatment}`);
  return riskTreatmentValues.map(
    (treatment) => rows.find((row) => row.treatment === treatment) ?? { treatment, count: 0, above: 0 },
  );
}

async function byCategory(appetite: number | null): Promise<Statistics['byCategory']> {
  const { rows } = await db.execute<Statistics['byCategory'][number]>(sql`
    select case when ${riskCategory.id} is null then null
        else json_build_object('id', ${riskCategory.id}, 'name', ${riskCategory.name}) end as category,
      counted.count, counted.above
    from (
      select ${riskCategoryAssignment.categoryId} as category_id, ${count}, ${above(appetite)}
      from ${liveRisks} left join ${riskCategoryAssignment}
        on ${riskCategoryAssignment.organisationId} = ${risk.organisationId}
        and ${riskCategoryAssignment.riskId} = ${risk.id}
      group by ${riskCategoryAssignment.categoryId}
    ) as counted left join ${riskCategory} on ${riskCategory.id} = counted.category_id
    order by counted.count desc, ${riskCategory.name} limit ${mostShown}`);
  return rows;
}

async function byOwner(appetite: number | null): Promise<Statistics['byOwner']> {
  const { rows } = await db.execute<Statistics['byOwner'][number]>(sql`
    select case when ${userAccount.id} is null then null
        else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end as owner,
      counted.count, counted.above
    from (
      select ${risk.ownerId} as owner_id, ${count}, ${above(appetite)}
      from ${liveRisks} group by ${risk.ownerId}
    ) as counted left join ${userAccount} on ${userAccount.id} = counted.owner_id
    order by counted.count desc, ${userAccount.name} limit ${mostShown}`);
  return rows;
}

/** Risks that existed at the end of each month, and the last current score that each had by then. */
async function months(appetite: number | null): Promise<Statistics['months']> {
  const { rows } = await db.execute<Statistics['months'][number]>(sql`
    with stood as (
      select ${riskScoreChange.riskId} as id, ${riskScoreChange.score} as score, ${riskScoreChange.at} as since,
        lead(${riskScoreChange.at}) over (
          partition by ${riskScoreChange.riskId} order by ${riskScoreChange.at}, ${riskScoreChange.id}) as until
      from ${riskScoreChange} where ${riskScoreChange.stage} = 'current'
    ), shown as (
      select month, month + interval '1 month' as ending from generate_series(
        date_trunc('month', now() at time zone 'utc') - ${`${monthsShown - 1} months`}::interval,
        date_trunc('month', now() at time zone 'utc'), interval '1 month') as month
    ), existing as (
      select ${record.id} as id, ${record.createdAt} at time zone 'utc' as since,
        ${record.deletedAt} at time zone 'utc' as until
      from ${record} where ${record.kind} = 'risk'
    )
    select month::date::text as month,
      (select count(*)::integer from existing where since < ending and (until is null or until >= ending)) as count,
      (select ${above(appetite, sql`stood.score`)} from existing join stood using (id)
        where existing.since < ending and (existing.until is null or existing.until >= ending)
          and stood.since at time zone 'utc' < ending
          and (stood.until is null or stood.until at time zone 'utc' >= ending)) as above
    from shown order by month`);
  return rows;
}

/** The numbers of a risk dashboard. */
export async function readStatistics(): Promise<Statistics> {
  const appetite = await readAppetite();
  const { score } = appetite;
  const [own, ratings, treatments, categories, owners, trend] = await Promise.all([
    figures(score),
    byRating(),
    byTreatment(score),
    byCategory(score),
    byOwner(score),
    months(score),
  ]);
  return {
    ...own,
    appetite,
    byRating: ratings,
    byTreatment: treatments,
    byCategory: categories,
    byOwner: owners,
    months: trend,
  };
}
