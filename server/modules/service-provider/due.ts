import { sql, type SQL } from 'drizzle-orm';

import { expiringWithinDays } from '#domain/document-state.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  contractStatus,
  providerContract as contract,
  providerDocument as document,
  record,
  serviceProvider as provider,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type Statistics = Schemas['ServiceProviderStatistics'];

const mostListed = 10;

/** Days before and after today in which the dates of contracts are shown. */
const contractDays = 90;

export const today = sql`(now() at time zone 'utc')::date`;

const owner = sql`case when ${userAccount.id} is null then null
  else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end`;

const reference = sql`json_build_object('id', ${record.id}, 'ref', ${record.ref}, 'title', ${record.title})`;

/** The live provider of a part, with its owner. */
const withProvider = (part: typeof contract | typeof document): SQL => sql`
  join ${record} on ${record.organisationId} = ${part.organisationId} and ${record.id} = ${part.providerId}
    and ${record.deletedAt} is null
  join ${provider} on ${provider.organisationId} = ${record.organisationId} and ${provider.id} = ${record.id}
  left join ${userAccount} on ${userAccount.id} = ${provider.ownerId}`;

/** The reviews that come first, overdue ones included. */
export async function reviewsDue(): Promise<Statistics['reviews']> {
  const { rows } = await db.execute<Statistics['reviews'][number]>(sql`
    select ${reference} as provider, ${provider.nextReviewOn}::text as day, ${owner} as owner
    from ${provider} join ${record} on ${record.organisationId} = ${provider.organisationId}
        and ${record.id} = ${provider.id} and ${record.deletedAt} is null
      left join ${userAccount} on ${userAccount.id} = ${provider.ownerId}
    where ${provider.nextReviewOn} <= ${today} + 30
    order by ${provider.nextReviewOn}, ${record.id} limit ${mostListed}`);
  return rows;
}

const soon = sql`between ${today} - ${sql.raw(String(contractDays))} and ${today} + ${sql.raw(String(contractDays))}`;

/** A contract in force can have two dates that fall due. */
export async function contractsDue(): Promise<Pick<Statistics, 'contracts' | 'contractsDue'>> {
  const { rows } = await db.execute<{ total: number; due: Statistics['contracts'][number] }>(sql`
    with due as materialized (
      select ${contract.id} as contract_id, ${reference} as provider, ${record.id} as provider_id, ${owner} as owner,
        ${contract.title} as title, falls.what, falls.day
      from ${contract} ${withProvider(contract)}
        left join ${contractStatus} on ${contractStatus.organisationId} = ${contract.organisationId}
          and ${contractStatus.id} = ${contract.statusId},
        lateral (values ('NOTICE', ${contract.noticeOn}), ('END', ${contract.endsOn})) as falls(what, day)
      where ${contract.removedAt} is null and ${contractStatus.isFinal} is not true
        and (${contract.noticeOn} ${soon} or ${contract.endsOn} ${soon}) and falls.day ${soon}
    )
    select (select count(distinct contract_id)::integer from due) as total,
      json_build_object('provider', provider, 'day', day::text, 'owner', owner, 'title', title, 'what', what) as due
    from due order by day, provider_id, contract_id, what limit ${mostListed}`);
  return { contractsDue: rows[0]?.total ?? 0, contracts: rows.map(({ due }) => due) };
}

/** Documents that expire soon, or have expired and were not replaced. */
export async function documentsDue(): Promise<Pick<Statistics, 'documents' | 'documentsDue'>> {
  const { rows } = await db.execute<{ total: number; due: Statistics['documents'][number] }>(sql`
    select (count(*) over ())::integer as total, json_build_object('provider', ${reference},
      'day', ${document.expiresOn}::text, 'owner', ${owner}, 'title', ${document.title}, 'kind', ${document.kind}) as due
    from ${document} ${withProvider(document)}
    where ${document.removedAt} is null and ${document.status} not in ('REPLACED', 'REJECTED')
      and ${document.expiresOn} <= ${today} + ${sql.raw(String(expiringWithinDays))}
    order by ${document.expiresOn}, ${record.id}, ${document.id} limit ${mostListed}`);
  return { documentsDue: rows[0]?.total ?? 0, documents: rows.map(({ due }) => due) };
}
