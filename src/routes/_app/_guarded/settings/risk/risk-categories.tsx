import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskCategoriesPage } from '#src/features/risk/lookups/RiskCategoriesPage.tsx';
import { lookupSearch, lookupSearchDefaults } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-categories')({
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams(lookupSearchDefaults)] },
  component: RiskCategoriesPage,
});
