import { createFileRoute } from '@tanstack/react-router';

import { PolicyFrequenciesPage } from '#src/features/policy/PolicyFrequenciesPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/policy/policy-frequencies')({
  ...lookupRoute,
  component: PolicyFrequenciesPage,
});
