import { createFileRoute } from '@tanstack/react-router';

import { assetTypes } from '#src/api/information-asset/information-assets.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/information-asset/asset-type')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={assetTypes} title="Asset Type" />,
});
