import { createFileRoute } from '@tanstack/react-router';

import { IncidentListPage } from '#src/features/incident/IncidentListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/incident')({
  ...registerRoute({ kind: 'incident', param: 'incident' }, () => import('#src/features/incident/search.ts')),
  component: IncidentListPage,
});
