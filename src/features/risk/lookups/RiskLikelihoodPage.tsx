import { getRouteApi } from '@tanstack/react-router';

import { zRiskLikelihoodInput } from '#openapi/generated/zod.ts';
import { riskLikelihoods } from '#src/api/lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';

import { emptyStep, stepColumns, stepDraftOf, StepForm, stepWords } from './step.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-likelihood');

const kind = lookupKind(zRiskLikelihoodInput, {
  noun: { one: 'likelihood', many: 'likelihoods' },
  feature: 'RISK',
  source: riskLikelihoods,
  empty: emptyStep,
  draftOf: stepDraftOf,
});

export const RiskLikelihoodPage = () => (
  <LookupPage kind={kind} title="Risk Likelihood" search={route.useSearch()} columns={stepColumns} words={stepWords}>
    {(form) => <StepForm form={form} />}
  </LookupPage>
);
