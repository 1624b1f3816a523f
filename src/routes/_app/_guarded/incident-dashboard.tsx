import { createFileRoute } from '@tanstack/react-router';

import { IncidentDashboardPage } from '#src/features/incident-dashboard/IncidentDashboardPage.tsx';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/incident-dashboard')({
  loader: ({ context }): void => fetchEarly(context, () => import('#src/api/incident/incident-figures.ts'), undefined),
  component: IncidentDashboardPage,
});
