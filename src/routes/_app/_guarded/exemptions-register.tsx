import { createFileRoute } from '@tanstack/react-router';

import { ExemptionListPage } from '#src/features/exemption/ExemptionListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/exemptions-register')({
  ...registerRoute({ kind: 'exemption', param: 'exemption' }, () => import('#src/features/exemption/search.ts')),
  component: ExemptionListPage,
});
