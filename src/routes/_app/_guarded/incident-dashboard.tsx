import { createFileRoute } from '@tanstack/react-router';

import { IncidentDashboardPage } from '#src/features/incident-dashboard/IncidentDashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/incident-dashboard')({ component: IncidentDashboardPage });
