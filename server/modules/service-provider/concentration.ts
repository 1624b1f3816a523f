import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  serviceProvider as provider,
  serviceProviderSubProcessor as use,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { mostUsed, type MostUsed, type Used } from './most-used.ts';

/** Providers that many others use. */
const mostConcentrated = 10;

/** Not removed: an index has the removed records, of which there are few. */
const isLive = (id: PgColumn): SQL => sql`${id} not in (select id from removed)`;

const removed = sql`removed as materialized (select ${record.id} as id from ${record} where ${record.deletedAt} is not null)`;

/** The live providers that live others use. A removed provider hides those that it uses. */
async function readUsed(): Promise<Used[]> {
  const live = sql`${isLive(use.providerId)} and ${isLive(use.subProcessorId)}`;
  const { rows } = await db.execute<Record<string, unknown> & Used>(sql`
    with ${removed}, used as materialized (
      select ${use.subProcessorId} as id, count(*)::integer as direct from ${use} where ${live} group by ${use.subProcessorId}
    ), inner_use as (
      select ${use.subProcessorId} as id, json_agg(${use.providerId}) as users from ${use}
      where ${use.providerId} in (select id from used) and ${live} group by ${use.subProcessorId}
    )
    select used.id, used.direct, coalesce(inner_use.users, '[]') as users
    from used left join inner_use on inner_use.id = used.id`);
  return rows;
}

interface Counted extends MostUsed {
  readonly critical: number;
}

/** Counts everything that depends on some providers, step by step. */
async function countUsers(ids: readonly string[]): Promise<Counted[]> {
  const { rows } = await db.execute<Record<string, unknown> & Counted>(sql`
    with recursive ${removed}, pair as (
      select ${use.subProcessorId} as id, ${use.providerId} as user_id from ${use}
        where ${use.subProcessorId} = any(${sql.param(ids)}::uuid[]) and ${isLive(use.providerId)}
      union
      select pair.id, ${use.providerId} from pair join ${use} on ${use.subProcessorId} = pair.user_id
        where ${isLive(use.providerId)}
    )
    select id, count(*)::integer as users, (count(*) filter (where user_id in (
        select ${provider.id} from ${provider} where ${provider.businessCriticality} = 'CRITICAL')))::integer as critical
    from pair group by id`);
  return rows;
}

/** How many live providers depend on those that most others use, directly or through others. */
export async function concentration(): Promise<Schemas['ServiceProviderStatistics']['concentration']> {
  const most = await mostUsed(await readUsed(), mostConcentrated, countUsers);
  if (most.length === 0) return [];
  const ids = most.map(({ id }) => id);
  const names = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(inArray(record.id, ids));
  return most.flatMap(({ id, users, critical }) => {
    const found = names.find((one) => one.id === id);
    return found === undefined ? [] : [{ provider: found, users, criticalUsers: critical }];
  });
}
