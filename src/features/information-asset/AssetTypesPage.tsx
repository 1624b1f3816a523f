import { getRouteApi } from '@tanstack/react-router';

import { assetTypeInput } from '#openapi/generated/inputs.ts';
import { assetType } from '#openapi/generated/records.ts';
import { zAssetTypeInput } from '#openapi/generated/zod.ts';
import { assetTypes } from '#src/api/lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { lookupWords } from '#src/registers/words/lookups.ts';

const route = getRouteApi('/_app/_guarded/settings/information-asset/asset-type');

const kind = lookupKind({ facts: assetType, input: assetTypeInput, schema: zAssetTypeInput }, assetTypes);

export const AssetTypesPage = () => (
  <LookupPage kind={kind} title="Asset Type" search={route.useSearch()} words={lookupWords}>
    {(form) => <LookupForm form={form} />}
  </LookupPage>
);
