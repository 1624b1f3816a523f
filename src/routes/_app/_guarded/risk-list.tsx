import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { listQuery } from '#src/api/register.ts';
import { risks } from '#src/api/risks.ts';
import { RiskListPage } from '#src/features/risk/RiskListPage.tsx';
import { riskSearch, riskSearchDefaults, toRiskQuery } from '#src/features/risk/search.ts';

export const Route = createFileRoute('/_app/_guarded/risk-list')({
  validateSearch: riskSearch,
  search: { middlewares: [stripSearchParams(riskSearchDefaults)] },
  loaderDeps: ({ search }) => toRiskQuery(search),
  loader: ({ context: { api, queryClient, session }, deps }): void => {
    // The screen shows the list's loading and its failure; the loader only begins early.
    if (session.getSnapshot().hasTag('ready')) queryClient.query(listQuery(api, risks, deps)).catch(() => undefined);
  },
  component: RiskListPage,
});
