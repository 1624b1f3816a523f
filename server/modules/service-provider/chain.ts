import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  record,
  serviceProvider as provider,
  serviceProviderSubProcessor as use,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { findViewable } from '#server/modules/record/index.ts';

type Found = Schemas['ProviderInChain'];

/** On each side: more cannot be told apart in a picture. */
const mostShown = 100;

/** The live providers on one side of a provider, the nearest first. A removed one hides what is beyond it. */
async function providersFrom(id: string, near: PgColumn, far: PgColumn, direction: 1 | -1) {
  const { rows } = await db.execute<{ count: number; found: Found }>(sql`
    with recursive reached as (
      select ${far} as id, 1 as distance from ${use}
        join ${record} on ${record.id} = ${far} and ${record.deletedAt} is null where ${near} = ${id}
      union
      select ${far}, reached.distance + 1 from reached join ${use} on ${near} = reached.id
        join ${record} on ${record.id} = ${far} and ${record.deletedAt} is null
    ), nearest as (select reached.id, min(reached.distance) as distance from reached group by reached.id)
    select (count(*) over ())::integer as count, json_build_object('id', ${record.id}, 'ref', ${record.ref},
      'title', ${record.title}, 'businessCriticality', ${provider.businessCriticality},
      'distance', ${sql.raw(String(direction))} * nearest.distance) as found
    from nearest join ${record} on ${record.id} = nearest.id join ${provider} on ${provider.id} = nearest.id
    order by nearest.distance, ${record.ref}, ${record.id} limit ${mostShown}`);
  return { count: rows[0]?.count ?? 0, providers: rows.map(({ found }) => found) };
}

async function itself(id: string): Promise<Found[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select ${record.id} as id, ${record.ref} as ref, ${record.title} as title,
      ${provider.businessCriticality} as "businessCriticality", 0 as distance
    from ${record} join ${provider} on ${provider.id} = ${record.id} where ${record.id} = ${id}`);
  return rows;
}

/** What a provider uses, and what uses it, directly or through others. @throws ApiError 404 */
export async function chainOf(id: string, context: OrganisationContext): Promise<Schemas['ProviderChain']> {
  const own = await findViewable(context, id);
  if (own.kind !== 'serviceProvider') throw notFound();
  const [self, used, users] = await Promise.all([
    itself(own.id),
    providersFrom(own.id, use.providerId, use.subProcessorId, 1),
    providersFrom(own.id, use.subProcessorId, use.providerId, -1),
  ]);
  const providers = [...self, ...used.providers, ...users.providers];
  const ids = sql`any(${sql.param(providers.map((one) => one.id))}::uuid[])`;
  const { rows: uses } = await db.execute<Schemas['ProviderUse'] & Record<string, unknown>>(sql`
    select ${use.providerId} as "providerId", ${use.subProcessorId} as "subProcessorId"
    from ${use} where ${use.providerId} = ${ids} and ${use.subProcessorId} = ${ids} order by 1, 2`);
  return { providers, uses, used: used.count, users: users.count };
}
