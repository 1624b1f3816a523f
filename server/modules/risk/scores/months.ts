import { sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { record, risk, riskClosure, riskScoreChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

import type { Appetite } from '../appetite/read.ts';
import { appetiteOf } from '../figures.ts';
import { appetitesAtEnds, formerAppetiteOf } from './appetite-then.ts';

type Months = Schemas['RiskStatistics']['months'];

const monthsShown = 12;

/** An appetite for a risk of the history. */
interface OfRisk {
  readonly joined: SQL;
  readonly score: SQL;
}

/** One for all needs no join: it is then compared within the index. */
const ofRisk = (score: SQL, hasCategories: boolean): OfRisk => ({
  joined: hasCategories ? sql`join ${risk} on ${eqWithinOrganisation(risk.id, riskScoreChange.riskId)}` : sql``,
  score,
});

/**
 * Each change of a risk's current score that took it above the appetite (1) or back (-1), until it was removed.
 * Counting changes once is much faster than finding every risk's score at the end of every month.
 */
const crossings = ({ joined, score }: OfRisk): SQL => sql`
    select crossed.risk_id, crossed.at, removed.at as removed_at, crossed.above
    from (
      select ${riskScoreChange.riskId} as risk_id, ${riskScoreChange.at} as at,
        was.above - lag(was.above, 1, 0) over (
          partition by ${riskScoreChange.riskId} order by ${riskScoreChange.at}, ${riskScoreChange.id}) as above
      from ${riskScoreChange} ${joined},
        lateral (select coalesce(${riskScoreChange.score} > ${score}, false)::integer as above) as was
      where ${riskScoreChange.stage} = 'current'
    ) as crossed left join (
      select ${record.id} as id, ${record.deletedAt} as at
      from ${record} where ${record.kind} = 'risk' and ${record.deletedAt} is not null
    ) as removed on removed.id = crossed.risk_id
    where crossed.above <> 0 and (removed.at is null or crossed.at < removed.at)`;

/**
 * What closing takes out of a month, and reopening or the removal of a closed risk puts back: the risk itself, and what had
 * crossed the appetite by then or would have crossed it while it was closed. Few risks are ever closed. One that came in closed
 * (decision 216) is in no month before its entry, so nothing of it is taken out of them.
 */
const closures = sql`
  select * from (
    select ${riskClosure.riskId} as risk_id, greatest(${riskClosure.closedAt}, ${record.createdAt}) as closed_at,
      least(${riskClosure.reopenedAt}, ${record.deletedAt}) as until
    from ${riskClosure} join ${record} on ${eqWithinOrganisation(record.id, riskClosure.riskId)}
  ) as closed where until is null or until > closed_at`;

const thisMonth = sql`date_trunc('month', now() at time zone ${timeZoneInQuery})`;
const first = sql`${thisMonth} - ${`${monthsShown - 1} months`}::interval`;
const shownMonths = sql`select month from generate_series(${first}, ${thisMonth}, interval '1 month') as month`;

/**
 * Risks that were not closed at the end of each month, and how many of them had a score above the appetite that applied then (incidents.md,
 * 4: a past day is shown as it was).
 * @param appetite the one that applies now
 */
export async function months(appetite: Appetite): Promise<Months> {
  const atEnds = await appetitesAtEnds(shownMonths, timeZoneInQuery);
  const now = atEnds.at(-1)?.number;
  const trends = new Map<number | null, Months>();
  for (const former of atEnds) {
    if (trends.has(former.number)) continue;
    const hadCategories = (former.categories ?? []).length > 0;
    const compared =
      former.number === now
        ? ofRisk(appetiteOf(appetite), appetite.hasCategories)
        : ofRisk(formerAppetiteOf(former), hadCategories);
    trends.set(former.number, await monthsAgainst(compared));
  }
  return atEnds.flatMap(({ month, number }) => trends.get(number)?.find((one) => one.month === month) ?? []);
}

/** The same, all compared with one appetite. */
async function monthsAgainst(appetite: OfRisk): Promise<Months> {
  const { rows } = await db.execute<Months[number]>(sql`
    with crossing as (${crossings(appetite)}),
    closure as (${closures}),
    step as (
      select ${record.createdAt} as at, 1 as count, 0 as above from ${record} where ${record.kind} = 'risk'
      union all
      select ${record.deletedAt}, -1, 0 from ${record}
      where ${record.kind} = 'risk' and ${record.deletedAt} is not null
      union all
      select at, 0, above from crossing
      union all
      select removed_at, 0, -above from crossing where removed_at is not null
      union all
      select closed_at, -1, 0 from closure
      union all
      select until, 1, 0 from closure where until is not null
      union all
      select greatest(crossing.at, closed_at), 0, -above from crossing join closure using (risk_id)
      where until is null or crossing.at < until
      union all
      select until, 0, above from crossing join closure using (risk_id) where crossing.at < until
    ), monthly as (
      select date_trunc('month', at at time zone ${timeZoneInQuery}) as month, sum(count) as count, sum(above) as above
      from step group by 1
      union all
      select month, 0, 0 from (${shownMonths}) as shown
    ), total as (
      select month, (sum(sum(count)) over (order by month))::integer as count,
        (sum(sum(above)) over (order by month))::integer as above
      from monthly group by month
    )
    select month::date::text as month, count, above from total where month >= ${first} order by month`);
  return rows;
}
