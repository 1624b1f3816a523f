import { createFileRoute } from '@tanstack/react-router';

import { PolicyDashboardPage } from '#src/features/policy-dashboard/PolicyDashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/policy-dashboard')({ component: PolicyDashboardPage });
