import type { HandlersOf } from '#server/contract/types.ts';
import { assetType, informationAsset } from '#server/database/schema/index.ts';
import { lookupHandlers, usesOf } from '#server/modules/lookup/index.ts';

export const assetTypeHandlers: HandlersOf<'AssetTypes'> = lookupHandlers({
  table: assetType,
  entityType: 'assetType',
  ownColumns: {},
  uses: usesOf(assetType.id, informationAsset.typeId),
});
