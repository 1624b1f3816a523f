import { createFileRoute } from '@tanstack/react-router';

import { ProviderDashboardPage } from '#src/features/service-provider-dashboard/ProviderDashboardPage.tsx';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/service-provider-dashboard')({
  loader: ({ context }): void =>
    fetchEarly(context, () => import('#src/api/service-provider/provider-figures.ts'), undefined),
  component: ProviderDashboardPage,
});
