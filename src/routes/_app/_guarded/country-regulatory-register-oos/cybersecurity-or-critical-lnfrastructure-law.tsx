import { createFileRoute } from '@tanstack/react-router';

import { cybersecurityLaws } from '#src/api/regulatory-requirements.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute(
  '/_app/_guarded/country-regulatory-register-oos/cybersecurity-or-critical-lnfrastructure-law',
)({
  ...lookupRoute,
  component: () => <PlainLookupPage source={cybersecurityLaws} title="Cybersecurity or Critical Infrastructure Law" />,
});
