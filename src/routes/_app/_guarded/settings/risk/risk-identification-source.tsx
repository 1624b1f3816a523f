import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskIdentificationSourcesPage } from '#src/features/risk/lookups/RiskIdentificationSourcesPage.tsx';
import { lookupSearch, lookupSearchDefaults } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-identification-source')({
  validateSearch: lookupSearch,
  search: { middlewares: [stripSearchParams(lookupSearchDefaults)] },
  component: RiskIdentificationSourcesPage,
});
