import { sql, type SQL } from 'drizzle-orm';

import { levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentTier,
  record,
  serviceProvider as provider,
  serviceProviderSubProcessor as use,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { contractsDue, documentsDue, reviewsDue, today } from './due.ts';

type Statistics = Schemas['ServiceProviderStatistics'];

/** There can be hundreds of tiers and countries. */
const mostTiers = 20;
const mostCountries = 15;

/** Providers that many others use. */
const mostConcentrated = 10;

const liveProviders = sql`${provider} join ${record} on ${record.organisationId} = ${provider.organisationId}
  and ${record.id} = ${provider.id} and ${record.deletedAt} is null`;

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::integer`;

const isCritical = sql`${provider.businessCriticality} = 'CRITICAL'`;

type Totals = Pick<Statistics, 'count' | 'critical' | 'unowned' | 'notTiered' | 'reviewsOverdue' | 'reviewsDueSoon'>;

async function totals(): Promise<Totals> {
  const { rows } = await db.execute<Totals & Record<string, unknown>>(sql`
    select count(*)::integer as count, ${counted(isCritical)} as critical,
      ${counted(sql`${provider.ownerId} is null`)} as unowned, ${counted(sql`${provider.tierId} is null`)} as "notTiered",
      ${counted(sql`${provider.nextReviewOn} < ${today}`)} as "reviewsOverdue",
      ${counted(sql`${provider.nextReviewOn} between ${today} and ${today} + 30`)} as "reviewsDueSoon"
    from ${liveProviders}`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
}

/** By tier and category: two groupings of one pass. */
async function byTierAndCategory(): Promise<Pick<Statistics, 'byTier' | 'byCategory'>> {
  interface Group extends Record<string, unknown> {
    readonly by: 'tier' | 'category';
    readonly tier: Statistics['byTier'][number]['tier'];
    readonly category: Statistics['byCategory'][number]['category'];
    readonly count: number;
  }
  const { rows } = await db.execute<Group>(sql`
    with grouped as (
      select case when grouping(${provider.tierId}) = 0 then 'tier' else 'category' end as by,
        ${provider.tierId} as tier_id, ${provider.category} as category, count(*)::integer as count
      from ${liveProviders} group by grouping sets ((${provider.tierId}), (${provider.category}))
    )
    select by, category, count, case when ${assessmentTier.id} is null then null
        else json_build_object('id', ${assessmentTier.id}, 'name', ${assessmentTier.name}) end as tier
    from grouped left join ${assessmentTier} on ${assessmentTier.id} = grouped.tier_id
    order by by, ${assessmentTier.rank}, ${assessmentTier.name}, count desc, category`);
  const of = (by: Group['by']) => rows.filter((row) => row.by === by);
  return {
    byTier: of('tier')
      .filter(({ tier }, place) => tier === null || place < mostTiers)
      .map(({ tier, count }) => ({ tier, count })),
    byCategory: of('category').map(({ category, count }) => ({ category, count })),
  };
}

/** One pass: each provider counts once for each of its levels. */
async function byLevel(): Promise<Statistics['byLevel']> {
  const { businessCriticality, inherentRisk, residualRisk } = provider;
  const rated = { businessCriticality, inherentRisk, residualRisk };
  const names = Object.keys(rated);
  const counts = names.map((name) => sql`${counted(sql`name = ${sql.raw(`'${name}'`)}`)} as ${sql.identifier(name)}`);
  const values = Object.entries(rated).map(([name, column]) => sql`(${sql.raw(`'${name}'`)}, ${column})`);
  const { rows } = await db.execute<Statistics['byLevel'][number]>(sql`
    select rated.level as level, ${sql.join(counts, sql`, `)}
    from ${liveProviders}, lateral (values ${sql.join(values, sql`, `)}) as rated(name, level) group by rated.level`);
  return [...levelValues.toReversed(), null].map(
    (level) =>
      rows.find((row) => row.level === level) ?? { level, businessCriticality: 0, inherentRisk: 0, residualRisk: 0 },
  );
}

async function byCountry(): Promise<Statistics['byCountry']> {
  const { rows } = await db.execute<Statistics['byCountry'][number]>(sql`
    select country, count(*)::integer as count, ${counted(isCritical)} as critical
    from ${liveProviders}, unnest(${provider.countries}) as country
    group by country order by count(*) desc, country limit ${mostCountries}`);
  return rows;
}

/**
 * How many live providers depend on each sub-processor, directly or through others: all pairs are found step by step.
 * A removed provider hides those that it uses.
 */
async function concentration(): Promise<Statistics['concentration']> {
  const { rows } = await db.execute<Statistics['concentration'][number]>(sql`
    with recursive live as materialized (
      select ${use.providerId} as user_id, ${use.subProcessorId} as used_id from ${use}
        join ${record} on ${record.organisationId} = ${use.organisationId} and ${record.id} = ${use.providerId}
          and ${record.deletedAt} is null
    ), pair as (
      select used_id, user_id from live
      union
      select pair.used_id, live.user_id from pair join live on live.used_id = pair.user_id
    ), counted as (
      select pair.used_id, count(*)::integer as users, ${counted(isCritical)} as critical
      from pair join ${provider} on ${provider.id} = pair.user_id group by pair.used_id
      order by count(*) desc, pair.used_id limit ${mostConcentrated * 2}
    )
    select json_build_object('id', ${record.id}, 'ref', ${record.ref}, 'title', ${record.title}) as provider,
      counted.users, counted.critical as "criticalUsers"
    from counted join ${record} on ${record.id} = counted.used_id and ${record.deletedAt} is null
    order by counted.users desc, ${record.id} limit ${mostConcentrated}`);
  return rows;
}

/** What all service providers tell together. */
export async function providerStatistics(): Promise<Statistics> {
  const [sums, groups, levels, countries, reviews, contracts, documents, concentrated] = await Promise.all([
    totals(),
    byTierAndCategory(),
    byLevel(),
    byCountry(),
    reviewsDue(),
    contractsDue(),
    documentsDue(),
    concentration(),
  ]);
  return {
    ...sums,
    ...groups,
    ...contracts,
    ...documents,
    byLevel: levels,
    byCountry: countries,
    reviews,
    concentration: concentrated,
  };
}
