import { createFileRoute } from '@tanstack/react-router';

import { RiskListPage } from '#src/features/risk/RiskListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/risk-list')({
  ...registerRoute({ kind: 'risk', param: 'risk' }, () => import('#src/features/risk/search.ts')),
  component: RiskListPage,
});
