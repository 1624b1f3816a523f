import { createFileRoute } from '@tanstack/react-router';

import { ThreatPage } from '#src/features/risk/lookups/ThreatPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/risk/threat')({
  ...lookupRoute,
  component: ThreatPage,
});
