import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskImpactPage } from '#src/features/risk/lookups/RiskImpactPage.tsx';
import { lookupSearch, lookupSearchDefaults } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-impact')({
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams(lookupSearchDefaults)] },
  component: RiskImpactPage,
});
