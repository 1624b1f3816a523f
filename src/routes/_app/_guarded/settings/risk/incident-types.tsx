import { createFileRoute } from '@tanstack/react-router';

import { incidentTypes } from '#src/api/incidents.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/risk/incident-types')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={incidentTypes} title="Incident Types" />,
});
