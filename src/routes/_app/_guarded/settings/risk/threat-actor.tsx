import { createFileRoute } from '@tanstack/react-router';

import { threatActors } from '#src/api/risk/risk-lookups.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/risk/threat-actor')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={threatActors} title="Threat Actor" />,
});
