import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskDashboardPage } from '#src/features/risk-scores/RiskDashboardPage.tsx';
import { riskDashboardDefaults, riskDashboardSearch, toHeatMapQuery } from '#src/features/risk-scores/search.ts';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/risk-dashboard')({
  validateSearch: riskDashboardSearch,
  search: { middlewares: [stripSearchParams(riskDashboardDefaults)] },
  loaderDeps: ({ search }) => toHeatMapQuery(search),
  loader: ({ context, deps }): void => fetchEarly(context, () => import('#src/api/risk/risk-scores.ts'), deps),
  component: RiskDashboardPage,
});
