import { informationAssetInput } from '#openapi/generated/inputs.ts';
import { informationAsset } from '#openapi/generated/records.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const assetKind = registerKind({ facts: informationAsset, input: informationAssetInput }, informationAssets);
