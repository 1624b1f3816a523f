import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskLikelihoodPage } from '#src/features/risk/lookups/RiskLikelihoodPage.tsx';
import { lookupSearch, lookupSearchDefaults } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-likelihood')({
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams(lookupSearchDefaults)] },
  component: RiskLikelihoodPage,
});
