import type { QueryClient } from '@tanstack/react-query';

import type { ApiClient } from '#src/api/client.ts';
import { informationAssets, type InformationAssetQuery } from '#src/api/information-assets.ts';
import { listQuery } from '#src/api/register.ts';

/** Begins to read the list before its screen is there. */
export const prefetchAssets = (client: QueryClient, api: ApiClient, query: InformationAssetQuery) =>
  client.query(listQuery(api, informationAssets, query));
