import { createFileRoute } from '@tanstack/react-router';

import { AssetListPage } from '#src/features/information-asset/AssetListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/information-asset')({
  ...registerRoute(
    { kind: 'informationAsset', param: 'asset' },
    () => import('#src/features/information-asset/search.ts'),
  ),
  component: AssetListPage,
});
