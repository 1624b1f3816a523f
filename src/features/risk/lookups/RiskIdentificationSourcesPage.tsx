import { getRouteApi } from '@tanstack/react-router';

import { riskIdentificationSourceInput } from '#openapi/generated/inputs.ts';
import { riskIdentificationSource } from '#openapi/generated/records.ts';
import { zRiskIdentificationSourceInput } from '#openapi/generated/zod.ts';
import { riskIdentificationSources } from '#src/api/lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { lookupWords } from '#src/registers/words/lookups.ts';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-identification-source');

const kind = lookupKind(
  { facts: riskIdentificationSource, input: riskIdentificationSourceInput, schema: zRiskIdentificationSourceInput },
  riskIdentificationSources,
);

export const RiskIdentificationSourcesPage = () => (
  <LookupPage kind={kind} title="Risk Identification Source" search={route.useSearch()} words={lookupWords}>
    {(form) => <LookupForm form={form} />}
  </LookupPage>
);
