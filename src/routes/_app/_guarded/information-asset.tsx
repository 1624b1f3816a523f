import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { informationAssets } from '#src/api/information-assets.ts';
import { listQuery } from '#src/api/register.ts';
import { AssetListPage } from '#src/features/information-asset/AssetListPage.tsx';
import { assetSearch, assetSearchDefaults, toAssetQuery } from '#src/features/information-asset/search.ts';

export const Route = createFileRoute('/_app/_guarded/information-asset')({
  validateSearch: assetSearch,
  search: { middlewares: [stripSearchParams(assetSearchDefaults)] },
  loaderDeps: ({ search }) => toAssetQuery(search),
  loader: ({ context: { api, queryClient, session }, deps }): void => {
    // The screen shows the list's loading and its failure; the loader only begins early.
    if (session.getSnapshot().hasTag('ready'))
      queryClient.query(listQuery(api, informationAssets, deps)).catch(() => undefined);
  },
  component: AssetListPage,
});
