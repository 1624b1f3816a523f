import { createFileRoute } from '@tanstack/react-router';

import { IncidentListPage } from '#src/features/incident/IncidentListPage.tsx';
import { incidentAddress } from '#src/features/incident/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/incident')({
  ...incidentAddress.route,
  loaderDeps: ({ search }) => incidentAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(context, async () => (await import('#src/api/incident/incidents.ts')).incidents, deps),
  component: IncidentListPage,
});
