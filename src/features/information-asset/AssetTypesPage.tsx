import { getRouteApi } from '@tanstack/react-router';

import { zAssetTypeInput } from '#openapi/generated/zod.ts';
import { assetTypes } from '#src/api/lookups.ts';
import { emptyEntry, entryDraftOf, entryWords, lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';

const route = getRouteApi('/_app/_guarded/settings/information-asset/asset-type');

const kind = lookupKind(zAssetTypeInput, {
  noun: { one: 'asset type', many: 'asset types' },
  feature: 'INFORMATION_ASSET',
  source: assetTypes,
  empty: emptyEntry,
  draftOf: entryDraftOf,
});

export const AssetTypesPage = () => (
  <LookupPage kind={kind} title="Asset Type" search={route.useSearch()} words={entryWords}>
    {(form) => <LookupForm form={form} />}
  </LookupPage>
);
