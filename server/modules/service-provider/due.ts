import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { expiringWithinDays } from '#domain/service-provider/document-state.ts';
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
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { shownRecord } from '#server/modules/record/index.ts';

type Statistics = Schemas['ServiceProviderStatistics'];

const mostListed = 10;

/** Days before and after today in which the dates of contracts are shown. */
const contractDays = 90;

const owner = sql`case when ${userAccount.id} is null then null
  else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end`;

const reference = shownRecord(record);

/** The live provider of a part, with its owner. */
const withProvider = (part: typeof contract | typeof document): SQL => sql`
  join ${record} on ${eqWithinOrganisation(record.id, part.providerId)}
    and ${record.deletedAt} is null
  join ${provider} on ${eqWithinOrganisation(provider.id, record.id)}
  left join ${userAccount} on ${userAccount.id} = ${provider.ownerId}`;

/** The reviews that come first, overdue ones included. */
export async function reviewsDue(): Promise<Statistics['reviews']> {
  const { rows } = await db.execute<Statistics['reviews'][number]>(sql`
    select ${reference} as provider, ${provider.nextReviewOn}::text as day, ${owner} as owner
    from ${provider} join ${record} on ${eqWithinOrganisation(record.id, provider.id)} and ${record.deletedAt} is null
      left join ${userAccount} on ${userAccount.id} = ${provider.ownerId}
    where ${provider.nextReviewOn} <= ${todayInQuery} + 30
    order by ${provider.nextReviewOn}, ${record.id} limit ${mostListed}`);
  return rows;
}

const soon = sql`between ${todayInQuery} - ${sql.raw(String(contractDays))} and ${todayInQuery} + ${sql.raw(String(contractDays))}`;

/** Whether the provider of a part is live. Few records are removed, and an index has them. */
const isOfLive = (part: typeof contract | typeof document): SQL => sql`not exists (select from ${record}
  where ${eqWithinOrganisation(record.id, part.providerId)}
    and ${record.deletedAt} is not null)`;

/** Contracts that are in force, of live providers. */
const inForce = sql`${contract} left join ${contractStatus} on ${eqWithinOrganisation(contractStatus.id, contract.statusId)}
  where ${contract.removedAt} is null and ${contractStatus.isFinal} is not true and ${isOfLive(contract)}`;

/** The first contracts of which one of the two dates falls due, in the order of its index. */
const firstDue = (what: Schemas['ContractDueDate'], day: PgColumn): SQL => sql`(
  select ${contract.organisationId}, ${contract.id}, ${contract.providerId}, ${contract.title},
    ${sql.raw(`'${what}'`)} as what, ${day} as day
  from ${inForce} and ${day} ${soon} order by ${day}, ${contract.id} limit ${mostListed})`;

/** A contract in force can have two dates that fall due. */
export async function contractsDue(): Promise<Pick<Statistics, 'contracts' | 'contractsDue'>> {
  const { rows: counted } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from ${inForce} and (${contract.noticeOn} ${soon} or ${contract.endsOn} ${soon})`);
  const { rows } = await db.execute<Statistics['contracts'][number]>(sql`
    select ${reference} as provider, ${contract}.day::text as day, ${owner} as owner, ${contract.title} as title,
      ${contract}.what as what
    from (${firstDue('NOTICE', contract.noticeOn)} union all ${firstDue('END', contract.endsOn)}) as ${contract}
      ${withProvider(contract)}
    order by ${contract}.day, ${contract.id}, ${contract}.what limit ${mostListed}`);
  return { contractsDue: counted[0]?.total ?? 0, contracts: rows };
}

/** Documents of live providers that expire soon, or have expired and were not replaced. */
const expiring = sql`${document} where ${document.removedAt} is null
  and ${document.status} not in ('REPLACED', 'REJECTED') and ${isOfLive(document)}
  and ${document.expiresOn} <= ${todayInQuery} + ${sql.raw(String(expiringWithinDays))}`;

export async function documentsDue(): Promise<Pick<Statistics, 'documents' | 'documentsDue'>> {
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${expiring}`,
  );
  const { rows } = await db.execute<Statistics['documents'][number]>(sql`
    select ${reference} as provider, ${document.expiresOn}::text as day, ${owner} as owner, ${document.title} as title,
      ${document.kind} as kind
    from (select * from ${expiring} order by ${document.expiresOn}, ${document.id} limit ${mostListed}) as ${document}
      ${withProvider(document)}
    order by ${document.expiresOn}, ${document.id}`);
  return { documentsDue: counted[0]?.total ?? 0, documents: rows };
}
