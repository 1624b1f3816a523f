import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { RiskTrackingPage } from '#src/features/risk-scores/RiskTrackingPage.tsx';

export const Route = createFileRoute('/_app/_guarded/risk-tracking')({
  ...deferredSearch(async () => (await import('#src/features/risk-scores/search.ts')).riskTrackingSearch),
  component: RiskTrackingPage,
});
