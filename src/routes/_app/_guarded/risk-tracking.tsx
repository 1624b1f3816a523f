import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskTrackingPage } from '#src/features/risk-scores/RiskTrackingPage.tsx';
import { riskTrackingDefaults, riskTrackingSearch } from '#src/features/risk-scores/search.ts';

export const Route = createFileRoute('/_app/_guarded/risk-tracking')({
  validateSearch: riskTrackingSearch,
  search: { middlewares: [stripSearchParams(riskTrackingDefaults)] },
  component: RiskTrackingPage,
});
