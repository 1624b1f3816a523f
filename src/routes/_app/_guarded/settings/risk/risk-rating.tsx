import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskRatingPage } from '#src/features/risk/lookups/RiskRatingPage.tsx';
import { lookupSearch, lookupSearchDefaults } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-rating')({
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams(lookupSearchDefaults)] },
  component: RiskRatingPage,
});
