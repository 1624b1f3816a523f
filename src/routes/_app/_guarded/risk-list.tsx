import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { RiskListPage } from '#src/features/risk/RiskListPage.tsx';
import { riskSearch, riskSearchDefaults, toRiskQuery } from '#src/features/risk/search.ts';

export const Route = createFileRoute('/_app/_guarded/risk-list')({
  validateSearch: riskSearch,
  search: { middlewares: [stripSearchParams(riskSearchDefaults)] },
  loaderDeps: ({ search }) => toRiskQuery(search),
  loader: ({ context: { api, queries, session }, deps }): void => {
    // The screen shows the list's loading and its failure; the loader only begins early.
    if (!session.getSnapshot().hasTag('ready')) return;
    Promise.all([queries.client(), import('#src/features/risk/prefetch.ts')])
      .then(([client, { prefetchRisks }]) => prefetchRisks(client, api, deps))
      .catch(() => undefined);
  },
  component: RiskListPage,
});
