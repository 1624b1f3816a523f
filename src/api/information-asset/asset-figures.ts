import { queryOptions } from '@tanstack/react-query';

import { AssetFigures } from '#openapi/generated/operations/asset-figures.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type AssetDependencies = Schemas['AssetDependencies'];
export type AssetStatistics = Schemas['AssetStatistics'];

const assetFigures = clientOf(AssetFigures);

/** What depends on an asset and what it inherits: with the key of assets, so that a change of one makes it stale. */
export const assetDependenciesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['informationAsset', 'dependencies', id],
    queryFn: ({ signal }): Promise<AssetDependencies> => assetFigures(api).dependencies({ path: { id }, signal }),
  });

/** The numbers of the report on information assets. */
export const assetStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['informationAsset', 'statistics'],
    queryFn: ({ signal }): Promise<AssetStatistics> => assetFigures(api).statistics({ signal }),
  });
