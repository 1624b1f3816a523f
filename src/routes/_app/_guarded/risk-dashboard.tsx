import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskDashboardPage } from '#src/features/risk-scores/RiskDashboardPage.tsx';
import { riskDashboardDefaults, riskDashboardSearch } from '#src/features/risk-scores/search.ts';

export const Route = createFileRoute('/_app/_guarded/risk-dashboard')({
  validateSearch: riskDashboardSearch,
  search: { middlewares: [stripSearchParams(riskDashboardDefaults)] },
  component: RiskDashboardPage,
});
