export { informationAssetHandlers } from './handlers.ts';
export { assetTypeHandlers } from './lookups.ts';
