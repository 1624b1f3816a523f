import { createFileRoute } from '@tanstack/react-router';

import { RiskListPage } from '#src/features/risk/RiskListPage.tsx';
import { riskAddress } from '#src/features/risk/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/risk-list')({
  ...riskAddress.route,
  loaderDeps: ({ search }) => riskAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(context, async () => (await import('#src/api/risk/risks.ts')).risks, deps),
  component: RiskListPage,
});
