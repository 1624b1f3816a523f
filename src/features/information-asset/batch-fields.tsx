import type { AssetKind } from '#src/api/information-asset/information-assets.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchChoiceOrNone, batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { assetWords as words } from '#src/registers/words/information-asset.ts';

/** The fields that can be changed on several assets together: those that the list filters by. */
export const assetBatchFields: BatchFields<AssetKind['draft'], BatchFieldOf<'InformationAssets'>> = {
  typeId: batchLookup('typeId', words.typeId),
  kind: batchChoice('kind', words.kind),
  ownerId: batchOwner('ownerId', words.ownerId),
  custodianId: batchOwner('custodianId', words.custodianId),
  medium: batchChoiceOrNone('medium', words.medium),
  classification: batchChoiceOrNone('classification', words.classification),
  confidentiality: batchChoiceOrNone('confidentiality', words.confidentiality),
  integrity: batchChoiceOrNone('integrity', words.integrity),
  availability: batchChoiceOrNone('availability', words.availability),
  businessImpact: batchChoiceOrNone('businessImpact', words.businessImpact),
  reviewOn: batchDay('reviewOn', words.reviewOn),
};
