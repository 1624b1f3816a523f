import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { risks } from '#src/api/risks.ts';
import { RiskListPage } from '#src/features/risk/RiskListPage.tsx';
import { riskSearch, riskSearchDefaults, toRiskQuery } from '#src/features/risk/search.ts';
import { readEarly } from '#src/record/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/risk-list')({
  validateSearch: riskSearch,
  search: { middlewares: [stripSearchParams(riskSearchDefaults)] },
  loaderDeps: ({ search }) => toRiskQuery(search),
  loader: ({ context, deps }): void => readEarly(context, risks, deps),
  component: RiskListPage,
});
