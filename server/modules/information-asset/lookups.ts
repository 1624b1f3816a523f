import type { HandlersOf } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';

export const assetTypeHandlers: HandlersOf<'AssetTypes'> = lookupHandlers('assetType');
