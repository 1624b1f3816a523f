import { and, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';

import { informationAssetInput } from '#openapi/generated/inputs.ts';
import { informationAssetList } from '#openapi/generated/lists.ts';
import {
  assetType,
  informationAsset,
  informationAssetParent,
  rankOf,
  userAccount,
} from '#server/database/schema/index.ts';
import {
  among,
  assignedRecords,
  choicesOf,
  defineRegister,
  recordList,
  recordOf,
  recordReader,
  until,
} from '#server/modules/record/index.ts';

import { identifyAssets } from './doubles.ts';
import { ofFigure } from './figures.ts';
import { saveAssets } from './save.ts';

const reader = recordReader(
  informationAsset,
  { type: assetType, owner: userAccount, custodian: userAccount },
  { parents: assignedRecords(informationAsset, informationAssetParent, informationAsset) },
);

/** @param ids of certain assets; of any by default */
const isNeededBy = (ids?: readonly string[]): SQL => {
  const { organisationId, assetId, parentId } = informationAssetParent;
  const ofAsset = and(
    eq(organisationId, informationAsset.organisationId),
    eq(assetId, informationAsset.id),
    ids && inArray(parentId, [...ids]),
  );
  return sql`exists (select from ${informationAssetParent} where ${ofAsset})`;
};

const { effectiveConfidentiality, effectiveIntegrity, effectiveAvailability, effectiveBusinessImpact } =
  informationAsset;

export const assetRegister = defineRegister({
  read: reader.read,
  list: recordList(informationAssetList, reader, {
    sorts: {
      confidentiality: { by: rankOf(effectiveConfidentiality), isNullable: true },
      integrity: { by: rankOf(effectiveIntegrity), isNullable: true },
      availability: { by: rankOf(effectiveAvailability), isNullable: true },
      businessImpact: { by: rankOf(effectiveBusinessImpact), isNullable: true },
    },
    filters: {
      parentId: (ids, orNothing) => or(ids && isNeededBy(ids), orNothing ? not(isNeededBy()) : undefined),
      confidentiality: among(effectiveConfidentiality),
      integrity: among(effectiveIntegrity),
      availability: among(effectiveAvailability),
      businessImpact: among(effectiveBusinessImpact),
      reviewBy: until(informationAsset.reviewOn),
      figure: ofFigure,
    },
  }),
  input: informationAssetInput,
  choices: { ...choicesOf(informationAsset), parentIds: recordOf('informationAsset') },
  searchable: ({ description, location }) => [description, location],
  save: saveAssets,
  afterRemoval: identifyAssets,
});
