import { createFileRoute } from '@tanstack/react-router';

import { AssessmentListPage } from '#src/features/provider-assessment/AssessmentListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/service-provider-assessment')({
  ...registerRoute(
    { kind: 'serviceProviderAssessment', param: 'assessment' },
    () => import('#src/features/provider-assessment/search.ts'),
  ),
  component: AssessmentListPage,
});
