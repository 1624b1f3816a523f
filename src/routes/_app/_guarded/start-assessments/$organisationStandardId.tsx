import { createFileRoute } from '@tanstack/react-router';

import { StartAssessmentPage } from '#src/features/compliance/assessment/StartAssessmentPage.tsx';

export const Route = createFileRoute('/_app/_guarded/start-assessments/$organisationStandardId')({
  component: StartAssessmentPage,
});
