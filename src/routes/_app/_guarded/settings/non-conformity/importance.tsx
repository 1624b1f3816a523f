import { createFileRoute } from '@tanstack/react-router';

import { findingImportances } from '#src/api/compliance/findings.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/non-conformity/importance')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={findingImportances} title="Importance" />,
});
