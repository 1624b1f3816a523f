import { createFileRoute } from '@tanstack/react-router';

import { AssessmentDetailPage } from '#src/features/compliance/assessment/AssessmentDetailPage.tsx';
import { assessmentSearch } from '#src/features/compliance/assessment/search.ts';

export const Route = createFileRoute('/_app/_guarded/assessments/$organisationStandardId')({
  validateSearch: assessmentSearch,
  component: AssessmentDetailPage,
});
