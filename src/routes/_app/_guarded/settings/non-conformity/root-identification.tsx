import { createFileRoute } from '@tanstack/react-router';

import { RootIdentificationPage } from '#src/features/compliance/finding/lookups/RootIdentificationPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/non-conformity/root-identification')({
  ...lookupRoute,
  component: RootIdentificationPage,
});
