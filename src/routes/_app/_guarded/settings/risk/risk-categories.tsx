import { createFileRoute } from '@tanstack/react-router';

import { riskCategories } from '#src/api/risk/risk-lookups.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-categories')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={riskCategories} title="Risk Categories" />,
});
