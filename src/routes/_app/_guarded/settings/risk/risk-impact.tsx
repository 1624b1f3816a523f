import { createFileRoute } from '@tanstack/react-router';

import { RiskImpactPage } from '#src/features/risk/lookups/RiskImpactPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-impact')({
  ...lookupRoute,
  component: RiskImpactPage,
});
