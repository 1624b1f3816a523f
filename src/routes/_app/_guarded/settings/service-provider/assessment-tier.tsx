import { createFileRoute } from '@tanstack/react-router';

import { AssessmentTiersPage } from '#src/features/service-provider/AssessmentTiersPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/service-provider/assessment-tier')({
  ...lookupRoute,
  component: AssessmentTiersPage,
});
