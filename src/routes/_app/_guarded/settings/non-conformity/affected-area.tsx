import { createFileRoute } from '@tanstack/react-router';

import { affectedAreas } from '#src/api/compliance/findings.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/non-conformity/affected-area')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={affectedAreas} title="Affected Area" />,
});
