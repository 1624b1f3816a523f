import { getRouteApi } from '@tanstack/react-router';

import { riskImpactInput } from '#openapi/generated/inputs.ts';
import { riskImpact } from '#openapi/generated/records.ts';
import { zRiskImpactInput } from '#openapi/generated/zod.ts';
import { riskImpacts } from '#src/api/risk/risk-lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { stepWords } from '#src/registers/words/lookups.ts';

import { MatrixLink } from './MatrixLink.tsx';
import { stepColumns, StepForm } from './step.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-impact');

const kind = lookupKind({ facts: riskImpact, input: riskImpactInput, schema: zRiskImpactInput }, riskImpacts);

export const RiskImpactPage = () => (
  <LookupPage
    kind={kind}
    title="Risk Impact"
    search={route.useSearch()}
    columns={stepColumns}
    words={stepWords}
    tools={<MatrixLink />}
  >
    {(form) => <StepForm form={form} />}
  </LookupPage>
);
