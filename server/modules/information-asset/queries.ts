import { and, eq, inArray, type SQL } from 'drizzle-orm';

import type { Input, Schemas } from '#server/contract/types.ts';
import { assetType, informationAsset, levelRank, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  author,
  editor,
  hasRecord,
  isAuthor,
  isEditor,
  listRecords,
  owner,
  recordColumns,
  type Listing,
} from '#server/modules/record/index.ts';

export type AssetQuery = Input<'InformationAssets.list'>['query'];

const hasType = and(
  eq(assetType.organisationId, informationAsset.organisationId),
  eq(assetType.id, informationAsset.typeId),
);
const hasOwner = eq(owner.id, informationAsset.ownerId);

/** The assets that meet a condition on `record`, removed ones too, as the contract shows them. */
export async function readAssets(condition: SQL | undefined): Promise<Schemas['InformationAsset'][]> {
  const rows = await db
    .select({
      ...recordColumns,
      description: informationAsset.description,
      type: { id: assetType.id, name: assetType.name },
      kind: informationAsset.kind,
      owner: { id: owner.id, name: owner.name },
      location: informationAsset.location,
      confidentiality: informationAsset.confidentiality,
      integrity: informationAsset.integrity,
      availability: informationAsset.availability,
      reviewOn: informationAsset.reviewOn,
    })
    .from(record)
    .innerJoin(informationAsset, hasRecord(informationAsset))
    .leftJoin(assetType, hasType)
    .leftJoin(owner, hasOwner)
    .leftJoin(author, isAuthor)
    .leftJoin(editor, isEditor)
    .where(condition);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

const listing: Listing<Schemas['InformationAssetSort']> = {
  kind: 'informationAsset',
  table: informationAsset,
  sorts: {
    type: { by: assetType.name, join: { table: assetType, on: hasType } },
    owner: { by: owner.name, join: { table: owner, on: hasOwner } },
    confidentiality: { by: levelRank(informationAsset.confidentiality) },
    integrity: { by: levelRank(informationAsset.integrity) },
    availability: { by: levelRank(informationAsset.availability) },
    reviewOn: { by: informationAsset.reviewOn },
  },
};

const filterOf = ({ typeId, ownerId, kind }: AssetQuery): SQL | undefined =>
  and(
    typeId && inArray(informationAsset.typeId, typeId),
    ownerId && inArray(informationAsset.ownerId, ownerId),
    kind && eq(informationAsset.kind, kind),
  );

/** One page of live assets' ids, and how many there are in all. */
export const listAssets = (query: AssetQuery) => listRecords(listing, query, filterOf(query));
