import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { countryValues } from '#openapi/generated/values.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  organisationPerson,
  serviceProvider as provider,
  serviceProviderCoOwner as coOwner,
  serviceProviderParent as parent,
  serviceProviderSubProcessor as subProcessor,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

type ProviderInput = Required<Schemas['ServiceProviderInput']>;

const saveProviderRows = saveRows(provider);

/** How many providers may follow each other: longer chains are mistakes, and nobody could follow them. */
const longestChain = 20;

/** A relation between providers that leads from one to others and never back. */
interface Chain {
  readonly field: 'parentIds' | 'subProcessorIds';
  readonly table: PgTable & { readonly organisationId: PgColumn };
  readonly from: PgColumn;
  readonly to: PgColumn;
  readonly messages: { readonly self: string; readonly circle: string; readonly long: string };
}

const chains: readonly Chain[] = [
  {
    field: 'subProcessorIds',
    table: subProcessor,
    from: subProcessor.providerId,
    to: subProcessor.subProcessorId,
    messages: {
      self: 'A provider cannot be its own sub-processor',
      circle: 'A provider cannot use one that uses it, directly or through others',
      long: `No more than ${longestChain} providers can use each other in a line`,
    },
  },
  {
    field: 'parentIds',
    table: parent,
    from: parent.providerId,
    to: parent.parentId,
    messages: {
      self: 'A provider cannot belong to itself',
      circle: 'A provider cannot belong to one that belongs to it, directly or through others',
      long: `No more than ${longestChain} providers can belong to each other in a line`,
    },
  },
];

/**
 * Whether some providers would come back to themselves, or be in a line of more than `longestChain`. Counts removed
 * providers too, so that restoring one cannot close a circle.
 */
async function misplacedAmong({ table, from, to }: Chain, ids: readonly string[]) {
  const { rows } = await db.execute<{ circular: boolean; tooLong: boolean }>(sql`
    with recursive above as (
      select ${from} as start, ${to} as id, 1 as distance from ${table} where ${from} = any(${sql.param(ids)}::uuid[])
      union
      select above.start, ${to}, above.distance + 1 from above join ${table} on ${from} = above.id
        where above.distance <= ${longestChain} and above.id <> above.start
    ), below as (
      select ${to} as start, ${from} as id, 1 as distance from ${table} where ${to} = any(${sql.param(ids)}::uuid[])
      union
      select below.start, ${from}, below.distance + 1 from below join ${table} on ${to} = below.id
        where below.distance <= ${longestChain} and below.id <> below.start
    ), lengths as (
      select start, max(distance) + coalesce((select max(distance) from below where below.start = above.start), 0) as length
        from above group by start
    )
    select exists (select from above where id = start) as circular,
      exists (select from lengths where length >= ${longestChain}) as "tooLong"`);
  return rows[0] ?? { circular: false, tooLong: false };
}

/** Replaces what providers refer to. @throws ApiError 400 for a circle, or a line that is too long */
async function saveChain(chain: Chain, records: readonly SavedRecord<ProviderInput>[]): Promise<void> {
  const { field, table, messages } = chain;
  const placed = chosenIn(records, field);
  const refuse = (message: string) => invalid([{ field, message }]);
  if (placed.some(({ key, ids }) => ids.some((id) => id.toLowerCase() === key.id))) throw refuse(messages.self);
  await assign(provider, table, provider, placed);
  const leading = placed.filter(({ ids }) => ids.length > 0).map(({ key }) => key.id);
  if (leading.length === 0) return;
  const { circular, tooLong } = await misplacedAmong(chain, leading);
  if (circular) throw refuse(messages.circle);
  if (tooLong) throw refuse(messages.long);
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** The provider's own columns, from the user's input. Countries are in the order of the contract. */
const columnsOf = ({
  title: _title,
  coOwnerIds: _coOwners,
  parentIds: _parents,
  subProcessorIds: _subProcessors,
  ...input
}: ProviderInput) => ({
  ...input,
  countries: countryValues.filter((country) => input.countries.includes(country)),
  certifications: distinct(input.certifications),
});

/** Inserts or updates providers beside their records, and what they refer to. @throws ApiError 400 */
export async function saveProviders(records: readonly SavedRecord<ProviderInput>[]): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  const isChained = records.some(({ chosen }) => chains.some(({ field }) => chosen[field] !== undefined));
  if (isChained) await db.execute(sql`select lock_provider_chain(${first.key.organisationId})`);
  await saveProviderRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  const coOwned = chosenIn(records, 'coOwnerIds');
  await assign(provider, coOwner, organisationPerson, coOwned);
  for (const chain of chains) await saveChain(chain, records);
}
