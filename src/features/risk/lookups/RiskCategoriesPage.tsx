import { getRouteApi } from '@tanstack/react-router';

import { riskCategoryInput } from '#openapi/generated/inputs.ts';
import { riskCategory } from '#openapi/generated/records.ts';
import { zRiskCategoryInput } from '#openapi/generated/zod.ts';
import { riskCategories } from '#src/api/lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { lookupWords } from '#src/registers/words/lookups.ts';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-categories');

const kind = lookupKind({ facts: riskCategory, input: riskCategoryInput, schema: zRiskCategoryInput }, riskCategories);

export const RiskCategoriesPage = () => (
  <LookupPage kind={kind} title="Risk Categories" search={route.useSearch()} words={lookupWords}>
    {(form) => <LookupForm form={form} />}
  </LookupPage>
);
