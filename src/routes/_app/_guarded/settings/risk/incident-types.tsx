import { createFileRoute } from '@tanstack/react-router';

import { IncidentTypesPage } from '#src/features/incident/IncidentTypesPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/incident-types')({
  ...lookupRoute,
  component: IncidentTypesPage,
});
