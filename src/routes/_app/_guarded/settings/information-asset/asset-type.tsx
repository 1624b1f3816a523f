import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { AssetTypesPage } from '#src/features/information-asset/AssetTypesPage.tsx';
import { lookupSearch, lookupSearchDefaults } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/information-asset/asset-type')({
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams(lookupSearchDefaults)] },
  component: AssetTypesPage,
});
