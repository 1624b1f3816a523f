import { getRouteApi } from '@tanstack/react-router';

import { riskLikelihoodInput } from '#openapi/generated/inputs.ts';
import { riskLikelihood } from '#openapi/generated/records.ts';
import { zRiskLikelihoodInput } from '#openapi/generated/zod.ts';
import { riskLikelihoods } from '#src/api/risk/risk-lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { stepWords } from '#src/registers/words/lookups.ts';

import { MatrixLink } from './MatrixLink.tsx';
import { stepColumns, StepForm } from './step.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-likelihood');

const kind = lookupKind(
  { facts: riskLikelihood, input: riskLikelihoodInput, schema: zRiskLikelihoodInput },
  riskLikelihoods,
);

export const RiskLikelihoodPage = () => (
  <LookupPage
    kind={kind}
    title="Risk Likelihood"
    search={route.useSearch()}
    columns={stepColumns}
    words={stepWords}
    tools={<MatrixLink />}
  >
    {(form) => <StepForm form={form} />}
  </LookupPage>
);
