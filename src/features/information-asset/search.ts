import { informationAssetList } from '#openapi/generated/lists/information-asset.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the information asset register. */
export const assetAddress = registerAddress(informationAssetList, 'asset');

/** What the route reads. */
export const register = { address: assetAddress, source: informationAssets };
