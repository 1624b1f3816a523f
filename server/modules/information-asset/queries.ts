import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';

import type { Input, Schemas } from '#server/contract/types.ts';
import { assetType, informationAsset, levelRank, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  amongOrNothing,
  author,
  editor,
  hasRecord,
  isAuthor,
  isEditor,
  owner,
  recordColumns,
  recordList,
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
    confidentiality: { by: levelRank(informationAsset.confidentiality), isNullable: true },
    integrity: { by: levelRank(informationAsset.integrity), isNullable: true },
    availability: { by: levelRank(informationAsset.availability), isNullable: true },
    reviewOn: { by: informationAsset.reviewOn },
  },
};

function filterOf({ kind, reviewBy, without = [], ...query }: AssetQuery): SQL | undefined {
  const ofField = (field: 'typeId' | 'ownerId' | 'confidentiality' | 'integrity' | 'availability') =>
    amongOrNothing(informationAsset[field], query[field], without.includes(field));
  return and(
    ofField('typeId'),
    ofField('ownerId'),
    kind && eq(informationAsset.kind, kind),
    ofField('confidentiality'),
    ofField('integrity'),
    ofField('availability'),
    or(
      reviewBy === undefined ? undefined : lte(informationAsset.reviewOn, reviewBy),
      without.includes('reviewBy') ? isNull(informationAsset.reviewOn) : undefined,
    ),
  );
}

/** Live assets as the register lists them. */
export const assetList = recordList(listing, filterOf);
