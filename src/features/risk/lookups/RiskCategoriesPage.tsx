import { getRouteApi } from '@tanstack/react-router';

import { zRiskCategoryInput } from '#openapi/generated/zod.ts';
import { riskCategories } from '#src/api/lookups.ts';
import { emptyEntry, entryDraftOf, entryWords, lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-categories');

const kind = lookupKind(zRiskCategoryInput, {
  noun: { one: 'category', many: 'categories' },
  feature: 'RISK',
  source: riskCategories,
  empty: emptyEntry,
  draftOf: entryDraftOf,
});

export const RiskCategoriesPage = () => (
  <LookupPage kind={kind} title="Risk Categories" search={route.useSearch()} words={entryWords}>
    {(form) => <LookupForm form={form} />}
  </LookupPage>
);
