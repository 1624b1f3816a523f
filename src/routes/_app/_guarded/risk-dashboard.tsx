import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskDashboardPage } from '#src/features/risk-scores/RiskDashboardPage.tsx';
import { riskDashboardDefaults, riskDashboardSearch, toHeatMapQuery } from '#src/features/risk-scores/search.ts';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/risk-dashboard')({
  validateSearch: riskDashboardSearch,
  search: { middlewares: [stripSearchParams(riskDashboardDefaults)] },
  loaderDeps: ({ search }) => toHeatMapQuery(search),
  loader: ({ context, deps }): void =>
    fetchEarly(context, async (api) => {
      const { heatMapQuery, riskStatisticsQuery } = await import('#src/api/risk/risk-scores.ts');
      // The numbers are the same whatever the heat map shows.
      const numbers = { ...riskStatisticsQuery(api), staleTime: Infinity };
      return (client) => Promise.all([client.query(heatMapQuery(api, deps)), client.query(numbers)]);
    }),
  component: RiskDashboardPage,
});
