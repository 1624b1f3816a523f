import { inArray, sql } from 'drizzle-orm';

import { forbidden } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assetIdentifier as identifier, record, runZeroAsset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { likenessOf } from '#server/modules/information-asset/index.ts';
import { mayDo } from '#server/modules/record/index.ts';

import { refuseUnknown } from './drift.ts';
import { earlierMoves } from './move.ts';

/** Of one device. */
const mostCandidates = 5;

type Candidate = Schemas['RunZeroCandidate'];

/**
 * The information assets that devices may be: those with the name, a host name, a MAC address or an address of theirs. Those
 * with a MAC address of theirs first, which no other device has, then those alike in most.
 */
async function candidatesFor(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const device = runZeroAsset;
  const { rows } = await db.execute<{ id: string; candidate: Candidate }>(sql`
    with known as (
      select ${device.id} as id, own.likeness, own.value from ${device},
        lateral (
          select 'NAME' as likeness, left(folded(${device.name}), 200) as value
          union
          select found.likeness, found.value
          from device_identifiers(${device.hostNames}, ${device.addresses}, ${device.macs}) as found
        ) as own
      where ${device.id} = any(${sql.param(ids)}::uuid[]) and own.value <> ''
    ), alike as (
      select known.id, ${identifier.assetId} as asset_id, array_agg(distinct ${likenessOf(sql`known.likeness`)}) as by
      from known join ${identifier} on ${identifier.value} = known.value collate "C" group by known.id, ${identifier.assetId}
    ), placed as (
      select alike.*, row_number() over (
        partition by alike.id order by 'MAC' = any(alike.by) desc, cardinality(alike.by) desc, ${record.ref}, ${record.id}) as place,
        json_build_object('id', ${record.id}, 'ref', ${record.ref}, 'title', ${record.title}, 'by', alike.by) as candidate
      from alike join ${record} on ${record.id} = alike.asset_id and ${record.deletedAt} is null
    )
    select placed.id, placed.candidate from placed where placed.place <= ${mostCandidates} order by placed.id, placed.place`);
  const found = new Map<string, Candidate[]>();
  for (const { id, candidate } of rows) found.set(id, [...(found.get(id) ?? []), candidate]);
  return found;
}

/**
 * What becomes of devices that are to be moved: which information assets they may be, and which cannot be moved.
 * @throws ApiError 400 naming each that does not exist, 403 without the right to view information assets
 */
export async function proposalsFor(
  ids: readonly string[],
  context: OrganisationContext,
): Promise<Schemas['RunZeroProposals']> {
  if (!mayDo(context, 'informationAsset', 'VIEW')) throw forbidden('You may not view information assets');
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await db
    .select({ id: runZeroAsset.id, name: runZeroAsset.name })
    .from(runZeroAsset)
    .where(inArray(runZeroAsset.id, wanted));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  refuseUnknown(ids, new Set(names.keys()), (index) => `id/${index}`);
  const [moves, candidates] = await Promise.all([earlierMoves(wanted), candidatesFor(wanted)]);
  return {
    proposals: wanted.map((deviceId) => ({
      deviceId,
      name: names.get(deviceId) ?? '',
      refusal: moves.get(deviceId) ?? '',
      candidates: moves.has(deviceId) ? [] : [...(candidates.get(deviceId) ?? [])],
    })),
  };
}
