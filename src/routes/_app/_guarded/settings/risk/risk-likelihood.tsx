import { createFileRoute } from '@tanstack/react-router';

import { RiskLikelihoodPage } from '#src/features/risk/lookups/RiskLikelihoodPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-likelihood')({
  ...lookupRoute,
  component: RiskLikelihoodPage,
});
