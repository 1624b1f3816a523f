import type { FixturesOf } from './fixture-types.ts';
import { createPlain } from './samples.ts';

/** Valid inputs of what assets tell of each other. */
export const assetFigureFixtures = {
  'AssetFigures.dependencies': async (place) => {
    const { id } = await createPlain(place, 'InformationAssets');
    return { path: { id } };
  },
  'AssetFigures.doubles': async (place) => {
    const { id } = await createPlain(place, 'InformationAssets');
    return { path: { id } };
  },
  'AssetFigures.removalEffects': async (place) => {
    const { id } = await createPlain(place, 'InformationAssets');
    return { query: { id: [id] } };
  },
  'AssetFigures.statistics': () => Promise.resolve({}),
} satisfies FixturesOf<'AssetFigures'>;
