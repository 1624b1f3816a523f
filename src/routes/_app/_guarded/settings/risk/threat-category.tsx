import { createFileRoute } from '@tanstack/react-router';

import { threatCategories } from '#src/api/risk/risk-lookups.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/risk/threat-category')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={threatCategories} title="Threat Category" />,
});
