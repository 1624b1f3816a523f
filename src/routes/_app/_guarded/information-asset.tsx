import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { AssetListPage } from '#src/features/information-asset/AssetListPage.tsx';
import { assetSearch, assetSearchDefaults, toAssetQuery } from '#src/features/information-asset/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/information-asset')({
  validateSearch: assetSearch,
  search: { middlewares: [stripSearchParams(assetSearchDefaults)] },
  loaderDeps: ({ search }) => toAssetQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(context, async () => (await import('#src/api/information-assets.ts')).informationAssets, deps),
  component: AssetListPage,
});
