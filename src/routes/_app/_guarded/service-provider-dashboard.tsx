import { createFileRoute } from '@tanstack/react-router';

import { ProviderDashboardPage } from '#src/features/service-provider-dashboard/ProviderDashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/service-provider-dashboard')({ component: ProviderDashboardPage });
