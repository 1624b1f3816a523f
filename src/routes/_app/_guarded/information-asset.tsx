import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { AssetListPage } from '#src/features/information-asset/AssetListPage.tsx';
import { assetSearch, assetSearchDefaults, toAssetQuery } from '#src/features/information-asset/search.ts';

export const Route = createFileRoute('/_app/_guarded/information-asset')({
  validateSearch: assetSearch,
  search: { middlewares: [stripSearchParams(assetSearchDefaults)] },
  loaderDeps: ({ search }) => toAssetQuery(search),
  loader: ({ context: { api, queries, session }, deps }): void => {
    // The screen shows the list's loading and its failure; the loader only begins early.
    if (!session.getSnapshot().hasTag('ready')) return;
    Promise.all([queries.client(), import('#src/features/information-asset/prefetch.ts')])
      .then(([client, { prefetchAssets }]) => prefetchAssets(client, api, deps))
      .catch(() => undefined);
  },
  component: AssetListPage,
});
