import { createFileRoute } from '@tanstack/react-router';

import { PolicyDashboardPage } from '#src/features/policy-dashboard/PolicyDashboardPage.tsx';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/policy-dashboard')({
  loader: ({ context }): void => fetchEarly(context, () => import('#src/api/policy/policy-figures.ts'), undefined),
  component: PolicyDashboardPage,
});
