import { getRouteApi } from '@tanstack/react-router';

import { zRiskImpactInput } from '#openapi/generated/zod.ts';
import { riskImpacts } from '#src/api/lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';

import { emptyStep, stepColumns, stepDraftOf, StepForm, stepWords } from './step.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-impact');

const kind = lookupKind(zRiskImpactInput, {
  noun: { one: 'impact', many: 'impacts' },
  feature: 'RISK',
  source: riskImpacts,
  empty: emptyStep,
  draftOf: stepDraftOf,
});

export const RiskImpactPage = () => (
  <LookupPage kind={kind} title="Risk Impact" search={route.useSearch()} columns={stepColumns} words={stepWords}>
    {(form) => <StepForm form={form} />}
  </LookupPage>
);
