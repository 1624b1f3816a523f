import { createFileRoute } from '@tanstack/react-router';

import { serviceTypes } from '#src/api/service-provider/service-providers.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/service-provider/service-type')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={serviceTypes} title="Service Type" />,
});
