import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { informationAssets } from '#src/api/information-assets.ts';
import { AssetListPage } from '#src/features/information-asset/AssetListPage.tsx';
import { assetSearch, assetSearchDefaults, toAssetQuery } from '#src/features/information-asset/search.ts';
import { readEarly } from '#src/record/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/information-asset')({
  validateSearch: assetSearch,
  search: { middlewares: [stripSearchParams(assetSearchDefaults)] },
  loaderDeps: ({ search }) => toAssetQuery(search),
  loader: ({ context, deps }): void => readEarly(context, informationAssets, deps),
  component: AssetListPage,
});
