import { createFileRoute } from '@tanstack/react-router';

import { AiAssessmentPage } from '#src/features/compliance/assessment/AiAssessmentPage.tsx';

export const Route = createFileRoute('/_app/_guarded/ai-assessment/$organisationStandardId')({
  component: AiAssessmentPage,
});
