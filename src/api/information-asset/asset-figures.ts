import { queryOptions } from '@tanstack/react-query';

import { AssetFigures } from '#openapi/generated/operations/asset-figures.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type AssetDependencies = Schemas['AssetDependencies'];
type PossibleDoubles = Schemas['PossibleDoubles'];
export type RemovalEffects = Schemas['RemovalEffects'];
export type AssetStatistics = Schemas['AssetStatistics'];

const assetFigures = clientOf(AssetFigures);

/** What depends on an asset and what it inherits: with the key of assets, so that a change of one makes it stale. */
export const assetDependenciesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['informationAsset', 'dependencies', id],
    queryFn: ({ signal }): Promise<AssetDependencies> => assetFigures(api).dependencies({ path: { id }, signal }),
  });

/** Which assets may be the same as one; with the key of assets too. */
export const assetDoublesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['informationAsset', 'doubles', id],
    queryFn: ({ signal }): Promise<PossibleDoubles> => assetFigures(api).doubles({ path: { id }, signal }),
  });

/** Which assets would lose an inherited level if these were removed. */
export const removalEffectsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['informationAsset', 'removal effects', ids],
    queryFn: ({ signal }): Promise<RemovalEffects> =>
      assetFigures(api).removalEffects({ query: { id: [...ids] }, signal }),
  });

/** The numbers of the report on information assets. */
export const assetStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['informationAsset', 'statistics'],
    queryFn: ({ signal }): Promise<AssetStatistics> => assetFigures(api).statistics({ signal }),
  });
