import { createFileRoute } from '@tanstack/react-router';

import { regulatoryRiskTypes } from '#src/api/regulatory-requirements.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/country-regulatory-register-oos/risk-type')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={regulatoryRiskTypes} title="Risk Type" />,
});
