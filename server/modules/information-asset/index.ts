import type { Handlers } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { dependenciesOf } from './dependencies.ts';
import { doublesOf } from './doubles.ts';
import { assetRegister } from './register.ts';
import { removalEffects } from './removal-effects.ts';
import { assetStatistics } from './statistics.ts';

export { ofFigure as assetFigures } from './figures.ts';
export { identifyAssets, likenessOf } from './doubles.ts';
export { assetRegister } from './register.ts';

/** The information asset register, its look-up and its numbers. */
export const informationAssetModule = (
  settings: RecordSettings,
): Pick<Handlers, 'AssetFigures' | 'AssetTypes' | 'InformationAssets'> => ({
  AssetFigures: {
    doubles: ({ path: { id } }, context) => doublesOf(id, context),
    removalEffects: ({ query }) => removalEffects(query.id),
    dependencies: ({ path: { id } }, context) => dependenciesOf(id, context),
    statistics: assetStatistics,
  },
  AssetTypes: lookupHandlers('assetType'),
  InformationAssets: registerHandlers(assetRegister, settings),
});
