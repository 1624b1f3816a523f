import { getRouteApi } from '@tanstack/react-router';

import { zRiskIdentificationSourceInput } from '#openapi/generated/zod.ts';
import { riskIdentificationSources } from '#src/api/lookups.ts';
import { emptyEntry, entryDraftOf, entryWords, lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-identification-source');

const kind = lookupKind(zRiskIdentificationSourceInput, {
  noun: { one: 'source', many: 'sources' },
  feature: 'RISK',
  source: riskIdentificationSources,
  empty: emptyEntry,
  draftOf: entryDraftOf,
});

export const RiskIdentificationSourcesPage = () => (
  <LookupPage kind={kind} title="Risk Identification Source" search={route.useSearch()} words={entryWords}>
    {(form) => <LookupForm form={form} />}
  </LookupPage>
);
