import { createFileRoute } from '@tanstack/react-router';

import { RiskRatingPage } from '#src/features/risk/lookups/RiskRatingPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-rating')({
  ...lookupRoute,
  component: RiskRatingPage,
});
