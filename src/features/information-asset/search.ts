import { informationAssetList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the information asset register. */
export const assetAddress = registerAddress(informationAssetList, 'asset');
