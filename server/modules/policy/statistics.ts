import { sql } from 'drizzle-orm';

import { policyStatusValues } from '#openapi/generated/values.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  policy,
  policyCategory,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { liveRows, shownRecord } from '#server/modules/record/index.ts';

import { isInUse, isReviewDueSoon, isReviewOverdue, lastDaySoon } from './figures.ts';
import { isCounted, requestsInForce } from './queries.ts';

type Statistics = Schemas['PolicyStatistics'];

/** There can be hundreds of categories and owners, */
const mostGroups = 20;

/** and thousands of policies and people. */
const mostListed = 10;

const weeksShown = 12;

const livePolicies = sql`${policy} join ${record} on ${eqWithinOrganisation(record.id, policy.id)}
  and ${record.deletedAt} is null`;

/** Only live policies are counted, by what was asked about them too. Few are removed, and an index has them. */
const isOfLive = sql`not exists (select from ${record} where ${eqWithinOrganisation(record.id, request.policyId)}
  and ${record.deletedAt} is not null)`;

const owner = sql`case when ${userAccount.id} is null then null
  else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end`;

const policyReference = shownRecord(record);

/** Live policies that have something in common; what they do not is null. */
interface CountedPolicies extends Record<string, unknown> {
  readonly by: 'all' | 'status' | 'category' | 'owner';
  readonly status: Statistics['byStatus'][number]['status'];
  readonly category: Statistics['byCategory'][number]['category'];
  readonly owner: Statistics['byOwner'][number]['owner'];
  readonly count: number;
  readonly overdue: number;
  readonly dueSoon: number;
}

/** Counts all policies, and the largest groups with the same status, category and owner, most first. */
async function countPolicies(): Promise<CountedPolicies[]> {
  const { rows } = await db.execute<CountedPolicies>(sql`
    with grouped as (
      select case when grouping(${policy.status}) = 0 then 'status' when grouping(${policy.categoryId}) = 0 then 'category'
          when grouping(${policy.ownerId}) = 0 then 'owner' else 'all' end as by,
        ${policy.status} as status, ${policy.categoryId} as category_id, ${policy.ownerId} as owner_id,
        count(*)::integer as count,
        count(*) filter (where ${isReviewOverdue})::integer as overdue,
        count(*) filter (where ${isReviewDueSoon})::integer as "dueSoon"
      from ${liveRows(policy)} group by grouping sets ((), (${policy.status}), (${policy.categoryId}), (${policy.ownerId}))
    ), named as (
      select grouped.*, ${owner} as owner, case when ${policyCategory.id} is null then null
          else json_build_object('id', ${policyCategory.id}, 'name', ${policyCategory.name}) end as category,
        row_number() over (partition by by order by count desc, ${userAccount.name}, ${policyCategory.name}) as place
      from grouped left join ${userAccount} on ${userAccount.id} = grouped.owner_id
        left join ${policyCategory} on ${policyCategory.id} = grouped.category_id
    )
    select by, status, category, owner, count, overdue, "dueSoon" from named where place <= ${mostGroups} order by place`);
  return rows;
}

const byStatus = (counted: readonly CountedPolicies[]): Statistics['byStatus'] =>
  policyStatusValues.map((status) => ({
    status,
    count: counted.find((row) => row.by === 'status' && row.status === status)?.count ?? 0,
  }));

async function nextReviews(): Promise<Statistics['reviews']['next']> {
  const { rows } = await db.execute<Statistics['reviews']['next'][number]>(sql`
    select ${policyReference} as policy, ${policy.nextReviewOn}::text as day, ${owner} as owner
    from ${livePolicies} left join ${userAccount} on ${userAccount.id} = ${policy.ownerId}
    where ${isInUse} and ${policy.nextReviewOn} <= ${lastDaySoon}
    order by ${policy.nextReviewOn}, ${record.id} limit ${mostListed}`);
  return rows;
}

type Asked = Pick<Statistics, 'acknowledgement' | 'byPolicy' | 'byPerson'>;

/**
 * What became of the requests for versions in force. One statement, so that the requests are read once. A person is an
 * address; of several spellings of the name, any is shown before none.
 */
async function asked(): Promise<Asked> {
  const { rows } = await db.execute<Asked & Record<string, unknown>>(sql`
    with asked as materialized (
      select ${request.policyId} as policy_id, ${request.email} as email, ${request.name} as name,
        ${acknowledgement.requestId} is not null as answered, ${request.expiresAt} <= now() as expired
      from ${requestsInForce} where ${isCounted} and ${isOfLive}
    ), of_policy as (
      select policy_id, count(*)::integer as requested, (count(*) filter (where answered))::integer as acknowledged
      from asked group by policy_id
      order by (count(*) filter (where answered))::float / count(*), count(*) desc, policy_id limit ${mostListed}
    ), of_person as (
      select email, max(name) as name, count(*)::integer as open
      from asked where not answered group by email order by count(*) desc, email limit ${mostListed}
    )
    select (select json_build_object('requested', count(*), 'acknowledged', count(*) filter (where answered),
        'overdue', count(*) filter (where expired and not answered)) from asked) as acknowledgement,
      (select coalesce(json_agg(json_build_object('policy', ${policyReference}, 'requested', requested,
          'acknowledged', acknowledged) order by acknowledged::float / requested, requested desc, policy_id), '[]')
        from of_policy join ${record} on ${record.id} = of_policy.policy_id) as "byPolicy",
      (select coalesce(json_agg(json_build_object('recipient', json_build_object('name', name, 'email', email),
          'open', open) order by open desc, email), '[]') from of_person) as "byPerson"`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return { acknowledgement: found.acknowledgement, byPolicy: found.byPolicy, byPerson: found.byPerson };
}

/** Requests and acknowledgements of all versions by week: those of versions that were replaced happened too. */
async function weeks(): Promise<Statistics['weeks']> {
  const thisWeek = sql`date_trunc('week', now() at time zone ${timeZoneInQuery})`;
  const first = sql`${thisWeek} - ${`${weeksShown - 1} weeks`}::interval`;
  const since = sql`(${first}) at time zone ${timeZoneInQuery}`;
  const { rows } = await db.execute<Statistics['weeks'][number]>(sql`
    with step as (
      select ${request.requestedAt} as at, 1 as requested, 0 as acknowledged
      from ${request} left join ${acknowledgement} on ${eqWithinOrganisation(acknowledgement.requestId, request.id)}
      where ${isCounted} and ${isOfLive} and ${request.requestedAt} >= ${since}
      union all
      select ${acknowledgement.at}, 0, 1
      from ${acknowledgement} join ${request} on ${eqWithinOrganisation(acknowledgement.requestId, request.id)}
      where ${isOfLive} and ${acknowledgement.at} >= ${since}
    ), weekly as (
      select date_trunc('week', at at time zone ${timeZoneInQuery}) as week, requested, acknowledged from step
      union all
      select week, 0, 0 from generate_series(${first}, ${thisWeek}, interval '1 week') as week
    )
    select week::date::text as week, sum(requested)::integer as requested, sum(acknowledged)::integer as acknowledged
    from weekly where week <= ${thisWeek} group by week order by week`);
  return rows;
}

/** What all policies tell together. */
export const figureHandlers: HandlersOf<'PolicyFigures'> = {
  async statistics() {
    const [counted, next, answers, trend] = await Promise.all([countPolicies(), nextReviews(), asked(), weeks()]);
    const groupsBy = (by: CountedPolicies['by']) => counted.filter((row) => row.by === by);
    const { count = 0, overdue = 0, dueSoon = 0 } = groupsBy('all')[0] ?? {};
    return {
      ...answers,
      count,
      byStatus: byStatus(counted),
      byCategory: groupsBy('category').map(({ category, count: policies }) => ({ category, count: policies })),
      byOwner: groupsBy('owner').map(({ owner: of, count: policies }) => ({ owner: of, count: policies })),
      reviews: { overdue, dueSoon, next },
      weeks: trend,
    };
  },
};
