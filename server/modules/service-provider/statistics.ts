import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { levelValues, providerCategoryValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { assessmentTier, serviceProvider as provider } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { concentration } from './concentration.ts';
import { contractsDue, documentsDue, reviewsDue } from './due.ts';
import { isReviewOverdue } from './figures.ts';

type Statistics = Schemas['ServiceProviderStatistics'];

/** There can be hundreds of tiers and countries. */
const mostTiers = 20;
const mostCountries = 15;

/** The levels of a provider. */
type RatedName = Exclude<keyof Statistics['byLevel'][number], 'level'>;

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::integer`;

const isCritical = sql`${provider.businessCriticality} = 'CRITICAL'`;

type Totals = Pick<Statistics, 'count' | 'critical' | 'unowned' | 'notTiered' | 'reviewsOverdue' | 'reviewsDueSoon'>;

async function totals(): Promise<Totals> {
  const { rows } = await db.execute<Totals & Record<string, unknown>>(sql`
    select count(*)::integer as count, ${counted(isCritical)} as critical,
      ${counted(sql`${provider.ownerId} is null`)} as unowned, ${counted(sql`${provider.tierId} is null`)} as "notTiered",
      ${counted(isReviewOverdue)} as "reviewsOverdue",
      ${counted(sql`${provider.nextReviewOn} between ${todayInQuery} and ${todayInQuery} + 30`)} as "reviewsDueSoon"
    from ${liveRows(provider)}`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
}

/** Live providers that have something in common. */
interface Group extends Record<string, unknown> {
  readonly by: 'tier' | 'category' | RatedName;
  readonly tier: Statistics['byTier'][number]['tier'];
  /** Their category or level; null if they have none. */
  readonly value: string | null;
  readonly count: number;
}

/** By tier, by category and by each level: the groupings of one pass. */
async function groups(): Promise<readonly Group[]> {
  const { tierId, category, businessCriticality, inherentRisk, residualRisk } = provider;
  const grouped = (name: RatedName | 'category', column: PgColumn) =>
    sql`when grouping(${column}) = 0 then ${sql.raw(`'${name}'`)}`;
  const { rows } = await db.execute<Group>(sql`
    with grouped as (
      select case ${grouped('category', category)} ${grouped('businessCriticality', businessCriticality)}
          ${grouped('inherentRisk', inherentRisk)} ${grouped('residualRisk', residualRisk)} else 'tier' end as by,
        ${tierId} as tier_id, coalesce(${category}, ${businessCriticality}, ${inherentRisk}, ${residualRisk}) as value,
        count(*)::integer as count
      from ${liveRows(provider)} group by grouping sets ((${tierId}), (${category}), (${businessCriticality}), (${inherentRisk}),
        (${residualRisk}))
    )
    select by, value, count, case when ${assessmentTier.id} is null then null
        else json_build_object('id', ${assessmentTier.id}, 'name', ${assessmentTier.name}) end as tier
    from grouped left join ${assessmentTier} on ${assessmentTier.id} = grouped.tier_id
    order by by, ${assessmentTier.rank}, ${assessmentTier.name}, count desc, value`);
  return rows;
}

const byTier = (found: readonly Group[]): Statistics['byTier'] =>
  found
    .filter(({ by }) => by === 'tier')
    .filter(({ tier }, place) => tier === null || place < mostTiers)
    .map(({ tier, count }) => ({ tier, count }));

const isCategory = (value: string): value is (typeof providerCategoryValues)[number] =>
  providerCategoryValues.some((category) => category === value);

const byCategory = (found: readonly Group[]): Statistics['byCategory'] =>
  found
    .filter(({ by }) => by === 'category')
    .map(({ value, count }) => ({ category: value !== null && isCategory(value) ? value : null, count }));

function byLevel(found: readonly Group[]): Statistics['byLevel'] {
  const countOf = (name: RatedName, level: string | null) =>
    found.find(({ by, value }) => by === name && value === level)?.count ?? 0;
  return [...levelValues.toReversed(), null].map((level) => ({
    level,
    businessCriticality: countOf('businessCriticality', level),
    inherentRisk: countOf('inherentRisk', level),
    residualRisk: countOf('residualRisk', level),
  }));
}

async function byCountry(): Promise<Statistics['byCountry']> {
  const { rows } = await db.execute<Statistics['byCountry'][number]>(sql`
    select country, count(*)::integer as count, ${counted(isCritical)} as critical
    from ${liveRows(provider)}, unnest(${provider.countries}) as country
    group by country order by count(*) desc, country limit ${mostCountries}`);
  return rows;
}

/** What all service providers tell together. */
export async function providerStatistics(): Promise<Statistics> {
  const [sums, found, countries, reviews, contracts, documents, concentrated] = await Promise.all([
    totals(),
    groups(),
    byCountry(),
    reviewsDue(),
    contractsDue(),
    documentsDue(),
    concentration(),
  ]);
  return {
    ...sums,
    ...contracts,
    ...documents,
    byTier: byTier(found),
    byCategory: byCategory(found),
    byLevel: byLevel(found),
    byCountry: countries,
    reviews,
    concentration: concentrated,
  };
}
