import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskListPage } from '#src/features/risk/RiskListPage.tsx';
import { riskSearch, riskSearchDefaults, toRiskQuery } from '#src/features/risk/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/risk-list')({
  validateSearch: riskSearch,
  search: { middlewares: [stripSearchParams(riskSearchDefaults)] },
  loaderDeps: ({ search }) => toRiskQuery(search),
  loader: ({ context, deps }): void => readEarly(context, async () => (await import('#src/api/risks.ts')).risks, deps),
  component: RiskListPage,
});
