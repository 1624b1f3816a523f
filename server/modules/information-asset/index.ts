import type { Handlers } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { dependenciesOf } from './dependencies.ts';
import { assetRegister } from './register.ts';
import { assetStatistics } from './statistics.ts';

export { assetRegister } from './register.ts';

/** The information asset register, its look-up and its numbers. */
export const informationAssetModule = (
  settings: RecordSettings,
): Pick<Handlers, 'AssetFigures' | 'AssetTypes' | 'InformationAssets'> => ({
  AssetFigures: {
    dependencies: ({ path: { id } }, context) => dependenciesOf(id, context),
    statistics: assetStatistics,
  },
  AssetTypes: lookupHandlers('assetType'),
  InformationAssets: registerHandlers(assetRegister, settings),
});
