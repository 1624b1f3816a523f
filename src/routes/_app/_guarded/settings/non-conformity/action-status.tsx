import { createFileRoute } from '@tanstack/react-router';

import { ActionStatusPage } from '#src/features/compliance/finding/lookups/ActionStatusPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/non-conformity/action-status')({
  ...lookupRoute,
  component: ActionStatusPage,
});
