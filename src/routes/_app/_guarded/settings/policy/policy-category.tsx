import { createFileRoute } from '@tanstack/react-router';

import { policyCategories } from '#src/api/policy/policies.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/policy/policy-category')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={policyCategories} title="Policy Category" />,
});
