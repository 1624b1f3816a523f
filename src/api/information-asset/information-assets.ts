import { AssetTypes } from '#openapi/generated/operations/asset-types.ts';
import { InformationAssets } from '#openapi/generated/operations/information-assets.ts';
import { assetType, informationAsset } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { plainLookup } from '../record/lookups.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type InformationAsset = Schemas['InformationAsset'];
export type AssetKind = KindOf<'InformationAssets'>;

/** Risks and incidents carry the names of the assets they affect, hence the extra invalidation. */
export const informationAssets: RegisterSource<AssetKind> = registerSource(
  informationAsset,
  clientOf(InformationAssets),
  ['risk', 'incident'],
);

export const assetTypes = plainLookup(assetType, clientOf(AssetTypes));
