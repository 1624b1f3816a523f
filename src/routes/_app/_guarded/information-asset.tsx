import { createFileRoute } from '@tanstack/react-router';

import { AssetListPage } from '#src/features/information-asset/AssetListPage.tsx';
import { assetAddress } from '#src/features/information-asset/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/information-asset')({
  ...assetAddress.route,
  loaderDeps: ({ search }) => assetAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(
      context,
      async () => (await import('#src/api/information-asset/information-assets.ts')).informationAssets,
      deps,
    ),
  component: AssetListPage,
});
