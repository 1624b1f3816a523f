import { createFileRoute } from '@tanstack/react-router';

import { ownPage } from '#src/components/register/own-page.ts';
import { AssessmentPage } from '#src/features/provider-assessment/AssessmentPage.tsx';

export const Route = createFileRoute('/_app/_guarded/add-service-provider-assessment/$id')({
  ...ownPage('serviceProviderAssessment'),
  component: AssessmentPage,
});
